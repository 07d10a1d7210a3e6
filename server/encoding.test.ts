import { expect, it } from "vitest";
import { fc } from "../app/lib/property.test-helper";
import { chooseEncoding, encodings } from "./encoding";

it.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["GZIP;q=1.0", "gzip"],
  ["br;q=0.5, gzip", "gzip"],
  ["br;q=0, *", "gzip"],
  ["identity, br;q=0.2", "identity"],
  ["deflate", "identity"],
  ["deflate, *;q=0", undefined],
  ["identity;q=0", undefined],
  ["identity;q=0, gzip;q=0.001", "gzip"],
  ["br;q=yes", "identity"],
])("answers Accept-Encoding: %s with %s", (header, expected) => {
  expect(chooseEncoding(header, encodings)).toBe(expected);
});

it("sends as it is what was never compressed", () => {
  expect(chooseEncoding("gzip, br", ["identity"])).toBe("identity");
});

it("sends nothing that was refused, whatever else is said", () => {
  fc.assert(
    fc.property(fc.string(), (said) => {
      expect(chooseEncoding(`br;q=0, gzip;q=0.0, ${said}`, encodings)).not.toMatch(/br|gzip/);
    }),
  );
});
