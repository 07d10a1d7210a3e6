import { expect, it } from "vitest";
import { contentSecurityPolicy } from "../../security-headers";
import { bandOfKind } from "../band-words.test-helper";
import { policyTable } from "./policy-table";

const words = bandOfKind("policy");

it("draws every directive of the policy, open where it is open", () => {
  const policy = contentSecurityPolicy({
    scripts: ["'sha256-x'"],
    styles: ["'sha256-x'"],
    imageHosts: [],
  });
  const drawn = policyTable(words, []).rows.map(({ directive, cells }) => {
    const sources = { self: "'self'", hash: "'sha256-x'", data: "data:", host: "https://a" };
    const open = cells.filter(({ isOpen }) => isOpen).map(({ kind }) => sources[kind]);
    return `${directive} ${open.join(" ") || "'none'"}`;
  });
  expect(drawn.join("; ")).toBe(policy);
});

it("opens the last column once another host may send pictures, and says so", () => {
  const isForeign = ({ cells }: { cells: readonly { isOpen: boolean }[] }) => cells.at(-1)?.isOpen;
  expect(policyTable(words, []).rows.filter(isForeign)).toEqual([]);
  const { rows, note } = policyTable(words, ["https://logos.example"]);
  expect(rows.filter(isForeign).map(({ directive }) => directive)).toEqual(["img-src"]);
  expect(note).toBe(words.someHosts);
});
