import { expect, it } from "vitest";
import { checkBase } from "./check-base";

it.each(["/", "/site/", "/a/b-c/d_e/"])("takes %s", (base) => {
  expect(() => checkBase(base)).not.toThrow();
});

it.each(["", "/site", "site/", "//host/", "/a//b/", "/../", "/a b/", "/ä/", "https://x/", "/a?/"])(
  "refuses %j, and says what it must be",
  (base) =>
    expect(() => checkBase(base)).toThrow(`app/base.ts: base is "${base}". It must be "/", or`),
);
