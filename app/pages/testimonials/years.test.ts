import { expect, it } from "vitest";
import { testimonials } from "../../content/testimonials";
import { axisYears, barOf, placeOf, wordsOf } from "./years";

const years = axisYears(2018, testimonials);

it("has every year from the founding to the last quote", () => {
  expect(years).toEqual([2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026]);
});

it("draws each run to scale, inside the axis", () => {
  expect(placeOf(2018, years)).toBe("0%");
  expect(placeOf(2022.5, years)).toBe("50%");
  expect(barOf({ from: 2024.75, to: 2027 }, years)).toEqual({ x: "75%", width: "25%" });
});

it("says in words what it draws", () => {
  expect(wordsOf({ from: 2018.25, to: 2018.75 })).toBe("April to September 2018");
  expect(wordsOf({ from: 2025, to: 2026.25 })).toBe("January 2025 to March 2026");
  expect(wordsOf({ from: 2020.5, to: 2021 })).toBe("July to December 2020");
});
