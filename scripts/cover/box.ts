import type { Block, Model } from "./model.ts";
import type { Point } from "./projection.ts";

/** A block as it stands: from and to along, across and up. */
export type Box = Readonly<Record<keyof Point, readonly [from: number, to: number]>>;

const laneLength = 1000;
/** As shares of the distance of two lanes. */
const heights = { plate: 0.06, block: 0.32, turn: 0.48 };
const width = 0.6;
/** By which a block is narrower than its plate, on both sides. */
const inset = 0.07;

/** Fewer lanes lie further apart, so that any number of them fills the sheet. */
const pitchOf = ({ lanes }: Model) => Math.min(Math.max(640 / lanes, 90), 280);

/** Turns time and lanes into measures; the first lane is nearest to the viewer, so that the plan climbs. */
export function builder(model: Model) {
  const pitch = pitchOf(model);
  const x = (at: number) => (at / model.length) * laneLength;
  const lane = (index: number) => (model.lanes - 1 - index) * pitch;
  const boxOf = ({ from, to, kind, ...block }: Block): Box => {
    const [side, floor] = kind === "plate" ? [0, 0] : [inset * pitch, heights.plate * pitch];
    const near = lane(block.lane);
    return {
      x: [x(from), x(to)],
      y: [near + side, near + width * pitch - side],
      z: [floor, heights[kind] * pitch],
    };
  };
  /** A sphere lies on the block that ends there, or is passed there. */
  const sphereAt = ({ lane: index, at }: NonNullable<Model["sphere"]>) => {
    const radius = 0.12 * pitch;
    const below = model.blocks.findLast(
      ({ lane, from, to }) => lane === index && from < at && at <= to,
    );
    const top = heights[below?.kind ?? "plate"] * pitch;
    const place = { x: x(at) - 1.2 * radius, y: lane(index) + (width / 2) * pitch };
    return { radius, center: { ...place, z: top + radius } };
  };
  return { boxOf, sphereAt };
}

export const cornersOf = ({ x, y, z }: Box): Point[] =>
  x.flatMap((x) => y.flatMap((y) => z.map((z) => ({ x, y, z }))));

/** The three faces that are seen: above, in front and at the left. */
export function facesOf({ x: [x1, x2], y: [y1, y2], z: [z1, z2] }: Box) {
  const at = (x: number, y: number, z: number): Point => ({ x, y, z });
  return {
    top: [at(x1, y1, z2), at(x2, y1, z2), at(x2, y2, z2), at(x1, y2, z2)],
    front: [at(x1, y2, z1), at(x2, y2, z1), at(x2, y2, z2), at(x1, y2, z2)],
    side: [at(x1, y1, z1), at(x1, y2, z1), at(x1, y2, z2), at(x1, y1, z2)],
  };
}

/** What a box keeps from the light, which comes from the upper left. */
export function shadowOf({ x: [x1, x2], y: [y1, y2], z: [, z] }: Box): Point[] {
  const [dx, dy] = [z * 0.55, z * 0.75];
  const at = (x: number, y: number): Point => ({ x, y, z: 0 });
  return [
    at(x1, y2),
    at(x1 + dx, y2 + dy),
    at(x2 + dx, y2 + dy),
    at(x2 + dx, y1 + dy),
    at(x2, y1),
    at(x2, y2),
  ];
}

/** Lines across the ground, far beyond the sheet, as of a drawing board. */
export const groundLines = Array.from({ length: 61 }, (_, index) => {
  const x = ((index - 24) * laneLength) / 12;
  return [-4000, 4000].map((y): Point => ({ x, y, z: 0 }));
});
