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
    ["/#/services/cloud-migration", "/services/cloud-migration"],
    ["/#/contact?topic=cloud-migration", "/contact?topic=cloud-migration"],
    ["/#/contact#faq", "/contact#faq"],
    ["/#/contact?topic=data-analytics#faq", "/contact?topic=data-analytics#faq"],
    ["/?utm_source=mail#/contact", "/contact?utm_source=mail"],
    ["/?utm_source=mail#/contact?topic=sow-development", "/contact?topic=sow-development"],
    ["/#/no/such/page", "/no/such/page"],
    ["/#/caf%C3%A9", "/caf%C3%A9"],
  ])("of the old link %s is %s", (old, expected) => {
    expect(from(old)).toBe(site + expected);
  });

  it.each([
    "/",
    "/#faq",
    "/#",
    "/?",
    "/?#",
    "/#!",
    "/#!faq",
    "/about#faq",
    "/about#/contact",
    "/contact?topic=data-analytics",
    "/services/cloud-migration?a=1#b",
  ])("of %s is itself", (path) => {
    expect(from(path)).toBe(new URL(site + path).href);
  });

  it.each([
    ["/about/", "/about"],
    ["/about/?a=1#faq", "/about?a=1#faq"],
    ["//evil.example/", "/evil.example"],
  ])("of the variant %s is %s", (path, expected) => {
    expect(from(path)).toBe(site + expected);
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

  it.each([
    "/#//evil.example",
    "/#///evil.example//",
    "/#/\\evil.example",
    "/#/\\\\evil.example",
    "/#!//evil.example",
    "/#/@evil.example",
    "/#/.evil.example",
    "/#/:80@evil.example",
    "/#/https://evil.example",
    "/#/javascript:alert(1)",
    "/#/..//evil.example",
    "/#/%2F%2Fevil.example",
    "/#/%09/evil.example",
    "/#/\t/evil.example",
    "/#/./\n/evil.example",
    "/#/?https://evil.example",
    "/#/#//evil.example",
  ])("of the hostile link %j is on this site, and settles", (path) => {
    let address = from(path);
    for (let step = 0; step < 3; step++) {
      expect(new URL(address).origin).toBe(site);
      // Read as a path alone it must not name a host either.
      expect(address.slice(site.length)).not.toMatch(/^\/[/\\]/);
      address = canonicalAddress(address, site, "");
    }
    expect(canonicalAddress(address, site, "")).toBe(address);
  });

  it("of whatever an old link says is on this site, and settles", () => {
    const part = fc.oneof(
      fc.constantFrom("/", "//", "\\", "#", "!", "?", "@", ":80", "..", ".", "%2F", "\t", "\n"),
      fc.constantFrom("evil.example", "https:", "javascript:", "about", "www."),
      fc.string({ unit: "binary", maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.constantFrom("/#/", "/#!/", "/", "/?"), fc.array(part), (start, parts) => {
        let address = from(start + parts.join(""));
        // At most one step for each "#/" in it.
        for (let step = 0; step < parts.length; step++) {
          expect(new URL(address).origin).toBe(site);
          expect(address.slice(site.length)).not.toMatch(/^\/[/\\]/);
          address = canonicalAddress(address, site, "");
        }
        expect(canonicalAddress(address, site, "")).toBe(address);
      }),
      { numRuns: 5000 },
    );
  });

  it("is on the host that the brand file names, with or without www.", () => {
    const bare = "https://firm.example/about";
    const www = "https://www.firm.example/about";
    expect(canonicalAddress(www, "https://firm.example", "")).toBe(bare);
    expect(canonicalAddress(bare, "https://www.firm.example", "")).toBe(www);
    expect(canonicalAddress("https://www.firm.example/#/about/", site, "")).toBe(bare);
    expect(canonicalAddress("http://www.firm.example/about", site, "")).toBe(bare);
  });

  it("is on this host when it is no variant: a preview, or this machine", () => {
    for (const address of [
      "http://127.0.0.1:4173/about",
      "https://preview.host.example/",
      "https://www.other.example/",
      "https://www.firm.example:8443/about",
    ])
      expect(canonicalAddress(address, site, "")).toBe(address);
  });

  it("does not fight with a server that sends the visitor back", () => {
    const www = "https://www.firm.example/";
    expect(canonicalAddress(www, site, "https://search.example/")).toBe("https://firm.example/");
    expect(canonicalAddress(www, site, www)).toBe(www);
  });
});
