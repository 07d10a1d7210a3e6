import { describe, expect, it } from "vitest";
import { fc } from "../../lib/property.test-helper";
import { canonicalAddress } from "./canonical-address";

const site = "https://firm.example";
const from = (path: string, referrer = "") => canonicalAddress(site + path, site, referrer);

describe("the canonical address", () => {
  it.each([
    ["/#/about", "/about"],
    ["/#/about/", "/about"],
    ["/#!/about", "/about"],
    ["/#/", "/"],
    ["/#//", "/"],
    ["/#/contact?topic=one#faq", "/contact?topic=one#faq"],
    ["/?utm_source=mail#/contact", "/contact?utm_source=mail"],
    ["/?utm_source=mail#/contact?topic=one", "/contact?topic=one"],
    ["/#/no/such/page", "/no/such/page"],
    ["/#/caf%C3%A9", "/caf%C3%A9"],
    // Other ways to write an address.
    ["/about/", "/about"],
    ["/about/?a=1#faq", "/about?a=1#faq"],
    ["//evil.example/", "/evil.example"],
  ])("of %s is %s", (old, expected) => {
    expect(from(old)).toBe(site + expected);
  });

  it.each([
    "/",
    "/#faq",
    "/?#",
    "/#!",
    "/#!faq",
    "/about#/contact",
    "/contact?topic=one",
    "/services/one?a=1#b",
  ])("of %s is itself", (path) => {
    expect(from(path)).toBe(new URL(site + path).href);
  });

  it.each([
    ["/site/#/about", "/site/about"],
    ["/site/#/", "/site/"],
    ["/site/#//evil.example", "/site/evil.example"],
    ["/site/", "/site/"],
    ["/site/about/", "/site/about"],
    ["/site/about#/contact", "/site/about#/contact"],
  ])("of %s in a folder is %s", (path, expected) => {
    expect(canonicalAddress(site + path, `${site}/site/`, "")).toBe(site + expected);
  });

  /** However often it is applied, the address stays on this site and comes to rest. */
  function expectSafe(path: string, steps: number): void {
    let address = from(path);
    for (let step = 0; step < steps; step++) {
      expect(new URL(address).origin).toBe(site);
      // Read as a path alone it must not name a host either.
      expect(address.slice(site.length)).not.toMatch(/^\/[/\\]/);
      address = from(address.slice(site.length));
    }
    expect(from(address.slice(site.length))).toBe(address);
  }

  it("of whatever an old link says is on this site, and comes to rest", () => {
    const part = fc.oneof(
      fc.constantFrom("/", "//", "\\", "#", "!", "?", "@", ":80", "..", ".", "%2F", "\t", "\n"),
      fc.constantFrom("evil.example", "https:", "javascript:", "about", "www."),
      fc.string({ unit: "binary", maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.constantFrom("/#/", "/#!/", "/", "/?"), fc.array(part), (start, parts) =>
        // At most one step for each "#/" in it.
        expectSafe(start + parts.join(""), parts.length),
      ),
    );
  });

  const [bare, www] = ["https://firm.example/about", "https://www.firm.example/about"];
  it.each([
    ["the host that the brand file names", www, site, "", bare],
    ["the host that the brand file names", bare, "https://www.firm.example", "", www],
    ["the host that the brand file names", "http://www.firm.example/#/about/", site, "", bare],
    ["this machine", "http://127.0.0.1:4173/about", site, "", "http://127.0.0.1:4173/about"],
    ["another host", "https://www.other.example/", site, "", "https://www.other.example/"],
    ["another port", "https://www.firm.example:8443/", site, "", "https://www.firm.example:8443/"],
    ["that host, from a search", www, site, "https://search.example/", bare],
    ["this host, when a server has sent the visitor back", www, site, www, www],
  ])("is on %s: %s", (_, href, siteUrl, referrer, expected) => {
    expect(canonicalAddress(href, siteUrl, referrer)).toBe(expected);
  });
});
