import { expect, it } from "vitest";
import { chart } from "./chart.test-helper";
import { sharesGeometry } from "./shares-geometry";

it("cuts the bar into its parts, each where the one before ends", () => {
  const parts = sharesGeometry(
    chart(
      "bar",
      [
        { name: "A", value: 50, emphasized: true },
        { name: "B", value: 30 },
        { name: "C", value: 20 },
      ],
      "% of all",
    ),
  );
  expect(parts.map(({ start, length, middle }) => [start, length, middle])).toEqual([
    ["0%", "50%", "25%"],
    ["50%", "30%", "65%"],
    ["80%", "20%", "90%"],
  ]);
  expect(parts[0]).toMatchObject({ name: "A", value: "50%", emphasized: true });
});
