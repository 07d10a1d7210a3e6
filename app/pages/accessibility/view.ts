import { accessibilityPage as page } from "../../content/accessibility";
import { percent } from "../../visualization/figures";
import { contrasts, least, most } from "./contrast";

/** From no contrast at all, which is 1. */
const place = (ratio: number) => percent(((ratio - 1) / (most - 1)) * 100);

/** Down and not up: 4.49 is no 4.5. */
const ratioWords = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);

function drawnContrast() {
  const { grounds, pairs, ...words } = page.contrast;
  const measured = contrasts();
  const lowest = Math.min(...measured.flatMap(({ rows }) => rows.map(({ ratio }) => ratio)));
  return {
    ...words,
    least: place(least),
    axis: [1, least, 7, 14, most].map((ratio) => ({ ratio: String(ratio), x: place(ratio) })),
    axisName: page.contrast.axis,
    grounds: measured.map(({ ground, rows }) => ({
      id: ground,
      name: grounds[ground],
      rows: rows.map(({ pair, ratio }) => ({
        pair,
        name: pairs[pair],
        ratio: ratioWords(ratio),
        width: place(ratio),
        isLowest: ratio === lowest,
      })),
    })),
  };
}

export function accessibilityView() {
  const { intro, build, checks, gaps, contact } = page;
  return { intro, build, contrast: drawnContrast(), checks, gaps, contact };
}

export type AccessibilityView = ReturnType<typeof accessibilityView>;
