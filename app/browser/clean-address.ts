import { base } from "../base";
import { cleanPath } from "../lib/clean-path";

/** A host may serve "/about" at "/about/" too; the address bar always shows the canonical URL. */
export function cleanAddress(): void {
  const { origin, pathname, search, hash } = location;
  const path = cleanPath(pathname);
  // If the site is in a folder, the home page is that folder, with its slash.
  const address = base !== "/" && `${path}/` === base ? base : path;
  if (address !== pathname)
    history.replaceState(history.state, "", origin + address + search + hash);
}
