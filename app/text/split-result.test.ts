import { expect, it } from "vitest";
import { splitCount } from "./split-result";

it.each([
  ["22 markets opened in 5 months", "22", "markets", "opened in 5 months"],
  ["2 data centers handed back", "2", "data centers", "handed back"],
  ["3 Monate Reserve beim Umzug", "3", "Monate", "Reserve beim Umzug"],
  ["98% of packs accepted", "98%", "", "of packs accepted"],
  [
    "42\u00a0Mio.\u00a0£ weniger Betriebskosten",
    "42\u00a0Mio.\u00a0£",
    "",
    "weniger Betriebskosten",
  ],
  ["27\u00a0% kürzer", "27\u00a0%", "", "kürzer"],
  ["£6.2M a year of testing ended", "£6.2M", "", "a year of testing ended"],
  ["DKK\u00a03m more than planned", "DKK\u00a03m", "", "more than planned"],
  ["No balance open", null, "", "No balance open"],
])("“%s” begins with a figure, and what it counts", (result, figure, unit, text) => {
  expect(splitCount(result)).toEqual({ figure, unit, text });
});
