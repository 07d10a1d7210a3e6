import { cleanPath } from "../lib/clean-path";

/** A host may serve "/about/" where the page is "/about"; the address bar shows the one spelling. */
export function cleanAddress(): void {
  const { origin, pathname, search, hash } = location;
  const path = cleanPath(pathname);
  if (path !== pathname) history.replaceState(history.state, "", origin + path + search + hash);
}
