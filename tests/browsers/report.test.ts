import { expect, it } from "vitest";
import type { Check } from "./checks/check";
import { chosen, lines, summary } from "./report";
import { changed } from "./site/changed-document";

const engines = ["firefox", "webkit"].map((id) => ({ id, name: id, find: () => undefined }));
const checks = ["pages", "print"].map(
  (group): Check => ({ group, name: group, run: async () => {} }),
);

it("lets words choose engines and groups, and refuses others", () => {
  expect(chosen(engines, checks, [])).toEqual({ engines, checks });
  expect(chosen(engines, checks, ["webkit"])).toEqual({ engines: [engines[1]], checks });
  expect(chosen(engines, checks, ["print"])).toEqual({ engines, checks: [checks[1]] });
  expect(() => chosen(engines, checks, ["opera"])).toThrow(
    '"opera" is none of firefox, webkit, pages, print.',
  );
});

it("counts by group and in all", () => {
  const results = [
    { group: "pages", name: "/" },
    { group: "pages", name: "/about", problem: "no heading" },
  ];
  expect(lines("Firefox", results)).toEqual(["✗ Firefox, pages: 1 of 2"]);
  expect(summary(results)).toBe("1 passed, 1 failed");
});

it("puts the witness behind the policy, and takes scripts out or holds paper to the screen", () => {
  const policy = '<meta http-equiv="Content-Security-Policy" content="x">';
  const html = `<head><meta charset="utf-8">${policy}<style>@media print{a{}}@media screen{b{}}</style><script>1</script>`;
  expect(changed(html, "watched")).toContain(`${policy}<script src="/witness.js"></script><style>`);
  expect(changed(html, "scriptless")).not.toContain("<script");
  expect(changed(html, "paper")).toContain("<style>@media all{a{}}@media not all{b{}}</style>");
});
