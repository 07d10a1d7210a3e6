import { canonicalAddress } from "./canonical-address.ts";

/** Compiled to /domain-compatibility.js, which the app loads after start. */

declare const __SITE_URL__: string;

function goToCanonicalAddress(): void {
  const { href } = window.location;
  const address = canonicalAddress(href, __SITE_URL__, document.referrer);
  // Replaces the history entry, or Back would redirect again.
  if (address !== href) window.location.replace(address);
}

goToCanonicalAddress();
// Opening an old "#/about" link on an open page only changes the hash.
window.addEventListener("hashchange", goToCanonicalAddress);
