import type { CoverFacts } from "../../app/pictures.ts";
import { svg } from "../logo.ts";
import { builder, cornersOf, facesOf, groundLines, shadowOf } from "./box.ts";
import { modelOf } from "./model.ts";
import { type Point, viewOf } from "./projection.ts";

const sheet = { width: 1600, height: 1067, margin: 105 };
/** The ground goes on around the sheet: a place of another shape shows the whole model, and more of it. */
const ground = `M${-2 * sheet.width} ${-2 * sheet.height}h${5 * sheet.width}v${5 * sheet.height}h${-5 * sheet.width}z`;

/** A color of the firm for each part. */
export interface CoverColors {
  ground: string;
  /** Where the light falls on the ground. */
  lit: string;
  line: string;
  plate: string;
  block: string;
  turn: string;
  sphere: string;
  shade: string;
}

/** One color with a share of another. */
function mixed(color: string, other: string, share: number): string {
  const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const others = parts(other);
  return `#${parts(color)
    .map((part, index) => Math.round(part + ((others[index] ?? 0) - part) * share))
    .map((part) => part.toString(16).padStart(2, "0"))
    .join("")}`;
}

const gradient = (id: string, shape: string, stops: readonly [number, string][]) =>
  `<radialGradient id="${id}" ${shape}>${stops
    .map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`)
    .join("")}</radialGradient>`;

/** The cover of a case study, drawn from its own months, and the point of it that must stay in sight. */
export function drawCover(facts: CoverFacts, colors: CoverColors) {
  const model = modelOf(facts);
  const { boxOf, sphereAt } = builder(model);
  const boxes = model.blocks.map(({ kind, ...block }) => ({ kind, ...boxOf({ kind, ...block }) }));
  const { placeOf, scale } = viewOf(boxes.flatMap(cornersOf), sheet);
  const path = (points: readonly Point[]) =>
    `M${points.map((point) => placeOf(point).join(" ")).join("L")}`;
  const face = (points: readonly Point[], fill: string) =>
    `<path fill="${fill}" d="${path(points)}"/>`;

  // From back to front, and on a lane from the far end.
  const seen = boxes.toSorted((a, b) => a.y[0] - b.y[0] || a.z[0] - b.z[0] || b.x[0] - a.x[0]);
  const solids = seen.map(({ kind, ...box }) => {
    const { top, front, side } = facesOf(box);
    const shaded = (share: number) => mixed(colors[kind], colors.shade, share);
    return [
      face(top, mixed(colors[kind], "#ffffff", 0.06)),
      face(front, shaded(0.26)),
      face(side, shaded(0.1)),
    ].join("");
  });

  const sphere = model.sphere && sphereAt(model.sphere);
  const [cx, cy] = sphere ? placeOf(sphere.center) : [];
  const main = boxes.find(({ kind }) => kind === "turn") ?? boxes.at(-1);
  const [left, top] = main
    ? placeOf({ x: (main.x[0] + main.x[1]) / 2, y: main.y[0], z: 0 })
    : [0, 0];

  const defs = [
    gradient(
      "ground",
      `cx=".28" cy=".2" r=".95" gradientUnits="userSpaceOnUse" gradientTransform="scale(${sheet.width} ${sheet.height})"`,
      [
        [0, colors.lit],
        [1, colors.ground],
      ],
    ),
    gradient("sphere", 'cx=".36" cy=".3" r=".75"', [
      [0, mixed(colors.sphere, "#ffffff", 0.65)],
      [0.35, colors.sphere],
      [1, mixed(colors.sphere, colors.shade, 0.6)],
    ]),
    '<filter id="soft"><feGaussianBlur stdDeviation="7"/></filter>',
  ];
  const drawn = [
    `<defs>${defs.join("")}</defs>`,
    `<path fill="url(#ground)" d="${ground}"/>`,
    `<path stroke="${colors.line}" stroke-width="1.5" d="${groundLines.map(path).join("")}"/>`,
    `<path fill="${colors.shade}" opacity=".34" filter="url(#soft)" d="${boxes.map((box) => path(shadowOf(box))).join("")}"/>`,
    ...solids,
    sphere
      ? `<circle fill="url(#sphere)" cx="${cx}" cy="${cy}" r="${Math.round(sphere.radius * scale)}"/>`
      : "",
  ];
  const share = (at: number, of: number) => `${Math.round((at / of) * 100)}%`;
  return {
    svg: svg(sheet.width, sheet.height, drawn.join("")),
    focus: `${share(left, sheet.width)} ${share(top, sheet.height)}`,
  };
}
