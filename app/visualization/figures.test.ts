import { expect, it } from "vitest";
import { figureFormat } from "./figures";

it("gives figures the unit of their measure", () => {
  expect(figureFormat("% of spend", "en-US")(91)).toBe("91%");
  expect(figureFormat("£ million saved", "en-US")(34)).toBe("£34M");
  expect(figureFormat("Sites", "en-US")(1140)).toBe("1,140");
  expect(figureFormat("Sites", "en-US")(2_400_000)).toBe("2.4M");
});
