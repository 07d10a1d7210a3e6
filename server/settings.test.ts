import { describe, expect, it } from "vitest";
import { fc } from "../app/lib/property.test-helper";
import { listenProblem, readSettings, SettingError } from "./settings";

describe("readSettings", () => {
  it("has defaults", () => {
    expect(readSettings({})).toEqual({ host: "127.0.0.1", port: 4173 });
  });

  it.each(["", "abc", "-1", "0", "65536", "80.5", "1e3", " 80"])("refuses PORT=%j", (PORT) => {
    expect(() => readSettings({ PORT })).toThrow(`but it is "${PORT}"`);
  });
});

it("takes a port that exists, and explains any other text", () => {
  const text = fc.oneof(fc.string(), fc.integer({ max: 99_999 }).map(String));
  fc.assert(
    fc.property(text, (PORT) => {
      try {
        const { port } = readSettings({ PORT });
        expect(port).toBeGreaterThan(0);
        expect(port).toBeLessThan(65_536);
        expect(Number.isInteger(port)).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(SettingError);
      }
    }),
  );
});

describe("listenProblem", () => {
  const settings = { host: "10.0.0.1", port: 80 };
  it.each([
    ["EADDRINUSE", "Port 80 is in use"],
    ["EACCES", "needs special rights"],
    ["EADDRNOTAVAIL", 'HOST "10.0.0.1" is not an address of this machine'],
    ["EOTHER", "cannot listen on 10.0.0.1:80"],
  ])("explains %s in one sentence", (code, words) => {
    const error = Object.assign(new Error("listen failed"), { code });
    expect(listenProblem(error, settings)).toContain(words);
  });
});
