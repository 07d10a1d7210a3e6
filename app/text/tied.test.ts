import { expect, it } from "vitest";
import { tied } from "./tied";

it.each([
  "98,5~% der Aufträge",
  "8,3~Mrd.~£ im Jahr",
  "nach {case.months}~Monaten",
  "bis Tag~20",
  "Woche~{week}",
  "am 19.~November",
  "Art.~6 Abs.~1",
  "z.~B. hier",
])("does not part what belongs together: %s", (text) => {
  expect(tied(text.replaceAll("~", " "), "de")).toBe(text.replaceAll("~", "\u00a0"));
});

it("lets a sentence end after a figure, and leaves other languages alone", () => {
  for (const [text, language] of [
    ["Schritt 4. Danach folgt Woche für Woche der Betrieb.", "de"],
    ["Art. 6 of May 19. November", "en"],
  ] as const)
    expect(tied(text, language)).toBe(text);
});
