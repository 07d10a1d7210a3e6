import { describe, expect, it } from "vitest";
import type { Content } from "./assemble";
import { formerAddresses } from "./former-addresses";
import { formerAddressesAreFree } from "./rules/former-addresses";

it("takes a name for one beside the page, and an address as it is", () => {
  const content = {
    site: { edition: { folder: "", addresses: {} } },
    pages: [{ file: "pages/about.yaml", path: "/about", name: "About", formerly: ["firm"] }],
    entryPages: [
      {
        file: "services/new.yaml",
        path: "/services/new",
        name: "New",
        entry: { formerly: ["old", "/work/old"] },
      },
      { file: "services/other.yaml", path: "/services/other", name: "Other", entry: {} },
    ],
  } as unknown as Content;
  expect(formerAddresses(content).map(({ from, to }) => `${from} → ${to}`)).toEqual([
    "/firm → /about",
    "/services/old → /services/new",
    "/work/old → /services/new",
  ]);
});

describe("in a language", () => {
  const page = (file: string, path: string, ...formerly: string[]) => ({
    ...{ file, path, formerly },
    name: path,
  });
  const content = {
    site: {
      edition: {
        folder: "/de",
        addresses: { "/about": "/de/ueber-uns", "/contact": "/de/kontakt" },
      },
    },
    pages: [
      page("pages/about.yaml", "/about", "firma", "/wir/alt"),
      page("pages/contact.yaml", "/contact", "contact", "ueber-uns", "404"),
      page("pages/team.yaml", "/team", "people"),
    ],
    entryPages: [],
    serviceGroups: { aliases: [] },
  } as unknown as Content;

  it("leads from where its pages were to where they are", () => {
    const all = formerAddresses(content).map(({ from, to }) => `${from} → ${to}`);
    expect(all.slice(0, 3)).toEqual([
      "/de/firma → /de/ueber-uns",
      "/de/wir/alt → /de/ueber-uns",
      "/de/contact → /de/kontakt",
    ]);
    expect(all.join()).not.toContain("people");
  });

  it("refuses what is an address there, or reserved", () => {
    const faults = [...formerAddressesAreFree(content)];
    expect(faults).toMatchObject(
      [
        { file: "pages/contact.yaml", path: ["formerly", 1], message: /the address of/ },
        { file: "pages/contact.yaml", path: ["formerly", 2], message: /reserved/ },
      ].map(({ message, ...at }) => ({ ...at, message: expect.stringMatching(message) })),
    );
  });
});
