import { expect, it } from "vitest";
import { partFor } from "./crop";

const photo = { width: 4000, height: 3000 };
const upright = { width: 3000, height: 4000 };
const wide = { width: 1600, height: 1067 };
const card = { width: 470, height: 630 };

it("takes as much of a picture as has the shape of its place", () => {
  expect(partFor(wide, wide)).toEqual({ left: 0, top: 0, ...wide });
  expect(partFor(wide, photo)).toEqual({ left: 0, top: 166, width: 4000, height: 2668 });
  expect(partFor(wide, upright)).toEqual({ left: 0, top: 1000, width: 3000, height: 2001 });
});

it("keeps the point in sight, at the same share of what is left, and so again within that", () => {
  for (const focus of ["0% 0%", "25% 80%", "100% 100%"]) {
    const [x = 0, y = 0] = focus.split(" ").map((share) => Number.parseInt(share, 10) / 100);
    const first = partFor(wide, upright, focus);
    const second = partFor(card, first, focus);
    const at = [
      first.left + second.left + x * second.width,
      first.top + second.top + y * second.height,
    ];
    expect(Math.abs((at[0] ?? 0) - x * upright.width)).toBeLessThan(2);
    expect(Math.abs((at[1] ?? 0) - y * upright.height)).toBeLessThan(2);
  }
});
