import { expect, it } from "vitest";
import { contentSecurityPolicy } from "../../security-headers";
import { bandsOfKind } from "../band-words.test-helper";
import type { BandWords } from "../kinds";
import { policyTable } from "./policy-table";

const [words] = bandsOfKind("policy");
const itDraws = it.skipIf(!words);
const drawnFor = (hosts: readonly string[]) => policyTable(words as BandWords<"policy">, hosts);

itDraws("draws every directive of the policy, open where it is open", () => {
  const policy = contentSecurityPolicy({
    scripts: ["'sha256-x'"],
    styles: ["'sha256-x'"],
    imageHosts: [],
  });
  const drawn = drawnFor([]).rows.map(({ directive, cells }) => {
    const sources = { self: "'self'", hash: "'sha256-x'", data: "data:", host: "https://a" };
    const open = cells.filter(({ isOpen }) => isOpen).map(({ kind }) => sources[kind]);
    return `${directive} ${open.join(" ") || "'none'"}`;
  });
  expect(drawn.join("; ")).toBe(policy);
});

itDraws("opens the last column once another host may send pictures, and says so", () => {
  const isForeign = ({ cells }: { cells: readonly { isOpen: boolean }[] }) => cells.at(-1)?.isOpen;
  expect(drawnFor([]).rows.filter(isForeign)).toEqual([]);
  const { rows, note } = drawnFor(["https://logos.example"]);
  expect(rows.filter(isForeign).map(({ directive }) => directive)).toEqual(["img-src"]);
  expect(note).toBe(words?.someHosts);
});
