import { expect, it } from "vitest";
import type { Content } from "./assemble";
import { formerAddresses } from "./former-addresses";

it("takes a name for one beside the page, and an address as it is", () => {
  const content = {
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
