import { base } from "../base";
import { cleanPath } from "../lib/clean-path";

/** A host may serve "/about/" where the page is "/about"; the address bar shows the one spelling. */
export function cleanAddress(): void {
  const { origin, pathname, search, hash } = location;
  const path = cleanPath(pathname);
  // The home page of a site in a folder is that folder, with its slash.
  const address = base !== "/" && `${path}/` === base ? base : path;
  if (address !== pathname)
    history.replaceState(history.state, "", origin + address + search + hash);
}
