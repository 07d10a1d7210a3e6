import { expect, it } from "vitest";
import { figureFormat } from "./figures";

const locale = { language: "en-US", currency: "USD" };

it("gives figures their unit, in the language and currency of the site", () => {
  expect(figureFormat("percent", locale)(91)).toBe("91%");
  expect(figureFormat("percent", locale)(0.7)).toBe("0.7%");
  expect(figureFormat("millions", locale)(34)).toBe("$34M");
  expect(figureFormat("millions", locale)(0)).toBe("$0");
  expect(figureFormat("millions", { language: "de", currency: "EUR" })(2.5)).toMatch(
    /^2,5.Mio.*€$/,
  );
  expect(figureFormat(undefined, locale)(1140)).toBe("1,140");
  expect(figureFormat(undefined, locale)(2_400_000)).toBe("2.4M");
});
