/** A point of the model: along its lanes, across them toward the viewer, and up. */
export interface Point {
  x: number;
  y: number;
  z: number;
}

export type Position = readonly [left: number, top: number];

/** Time rises to the right, as in the pictures that were rendered. */
const along = [0.97, -0.235] as const;
const across = [0.5, 0.46] as const;

const project = ({ x, y, z }: Point): Position => [
  x * along[0] + y * across[0],
  x * along[1] + y * across[1] - z,
];

const middleAndSpan = (values: readonly number[]) => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return [(least + most) / 2, most - least] as const;
};

/** Looks at a model from where its outermost points fill a sheet up to the margin. */
export function viewOf(
  points: readonly Point[],
  { width, height, margin }: { width: number; height: number; margin: number },
) {
  const places = points.map(project);
  const [left, wide] = middleAndSpan(places.map(([x]) => x));
  const [top, high] = middleAndSpan(places.map(([, y]) => y));
  const scale = Math.min((width - 2 * margin) / wide, (height - 2 * margin) / high);
  return {
    scale,
    placeOf(point: Point): Position {
      const [x, y] = project(point);
      return [
        Math.round(width / 2 + (x - left) * scale),
        Math.round(height / 2 + (y - top) * scale),
      ];
    },
  };
}
