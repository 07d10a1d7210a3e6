import { canonicalAddress } from "./canonical-address.ts";

/** Compiled to /domain-compatibility.js, which the app loads after start. */

declare const __SITE_URL__: string;

function goToCanonicalAddress(): void {
  const { href } = window.location;
  const address = canonicalAddress(href, __SITE_URL__, document.referrer);
  // Replaced, so that Back does not lead into it again.
  if (address !== href) window.location.replace(address);
}

goToCanonicalAddress();
// An old link that is opened while its page is open changes the hash alone.
window.addEventListener("hashchange", goToCanonicalAddress);
