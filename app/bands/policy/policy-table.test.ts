import { expect, it } from "vitest";
import { securityPage } from "../../content/content";
import { contentSecurityPolicy, everywhere } from "../../security-headers";
import { doors } from "./doors";

it("draws every directive of the policy, open where it is open", () => {
  const policy = contentSecurityPolicy({
    scripts: ["'sha256-x'"],
    styles: ["'sha256-x'"],
    imageHosts: [],
  });
  const drawn = doors([]).rows.map(({ directive, cells }) => {
    const sources = { self: "'self'", hash: "'sha256-x'", data: "data:", host: "https://a" };
    const open = cells.filter(({ isOpen }) => isOpen).map(({ kind }) => sources[kind]);
    return `${directive} ${open.join(" ") || "'none'"}`;
  });
  expect(drawn.join("; ")).toBe(policy);
});

it("opens the last column once another host may send pictures, and says so", () => {
  const isForeign = ({ cells }: { cells: readonly { isOpen: boolean }[] }) => cells.at(-1)?.isOpen;
  expect(doors([]).rows.filter(isForeign)).toEqual([]);
  const { rows, note } = doors(["https://logos.example"]);
  expect(rows.filter(isForeign).map(({ directive }) => directive)).toEqual(["img-src"]);
  expect(note).toBe(securityPage.doors.someHosts);
});

it("says what the headers say", () => {
  const years =
    Number(/max-age=(\d+)/.exec(everywhere["Strict-Transport-Security"])?.[1]) / 31_536_000;
  expect(years).toBe(2);
  expect(securityPage.headers["Strict-Transport-Security"]).toContain("two years");
});
