import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { content } from "../../app/content/content";
import { faultText } from "../../app/content/fault";
import { readContent } from "../../app/content/read-content";
import { tracesIn } from "../find-traces";
import { hostOf, writeFirm } from "./write-firm";

const folder = mkdtempSync(path.join(tmpdir(), "firm-"));
afterAll(() => rmSync(folder, { recursive: true }));

const firm = { name: "Fen & Rowe: Advisers", city: "St. Albans", country: "gb", accent: "#1F6F4A" };
writeFirm(folder, firm);
const { content: written, faults } = readContent(folder);

it("writes a content with which nothing is wrong", () => {
  expect(faults.map(faultText)).toEqual([]);
});

it("takes the name, the city, the country and the color that it was given", () => {
  const address = { city: firm.city, countryCode: "GB" };
  expect(written?.site).toMatchObject({ name: firm.name, address });
  expect(readFileSync(path.join(folder, "brand.yaml"), "utf8")).toContain(firm.accent);
});

/** A firm that was written so a moment ago still has some words of the start. */
const isNew = content.site.tagline === written?.site.tagline;

it.skipIf(isNew)("leaves no word of the firm that was there", () => {
  const { site, clients } = content;
  const symbol = new Intl.NumberFormat(site.language, {
    style: "currency",
    currency: site.currency,
  })
    .formatToParts(1)
    .find(({ type }) => type === "currency")?.value;
  const words = [site.name, site.tagline, symbol ?? "", ...clients.map(({ name }) => name)];
  const files = globSync("**/*.*", { cwd: folder });
  const traces = files.flatMap((file) => [
    ...tracesIn(file.replace(".yaml", ".txt"), readFileSync(path.join(folder, file)), words),
  ]);
  expect(traces).toEqual([]);
});

it.each([
  ["Fen & Rowe: Advisers", "fen-rowe-advisers"],
  ["Sørensen & Daniëls", "sorensen-daniels"],
  ["Łukasz Groß, Dĳk", "lukasz-gross-dijk"],
])("gives %j the address %j", (name, host) => {
  expect(hostOf(name)).toBe(host);
});
