import type { BarRole, Pictogram } from "../content/types";

/** One grid of whole pixels per size, because scaling would put the edges of bars between pixels. */
const grids = {
  32: { unit: 6, bar: 4, top: 2, line: 1, gap: 1, dot: 5 },
  28: { unit: 5, bar: 3, top: 2, line: 1, gap: 1, dot: 4 },
};

export type PictogramSize = keyof typeof grids;
export type { Pictogram };

/** Outline width at every size: more than one pixel would fill a bar. */
const edge = 1;

interface Box {
  role: BarRole;
  x: number;
  y: number;
  width: number;
}

type Grid = (typeof grids)[PictogramSize] & { rowY: (row: number) => number };

function gridOf({ bars, result }: Pictogram, size: PictogramSize): Grid {
  const grid = grids[size];
  const last = Math.max(...bars.map(([row]) => row), result?.[0] ?? 0);
  const first = grid.top + Math.floor(((4 - last) * grid.unit) / 2);
  return { ...grid, rowY: (row) => first + row * grid.unit };
}

/** Left edge of a date line, which is drawn at the end of the column before the date. */
const dateX = (date: number, { unit, line }: Grid) => Math.max(0, date * unit - line);

/** The bars in pixels, with gaps to neighbors and to the date line; a bar that crosses it is split. */
function boxesOf({ bars, date }: Pictogram, grid: Grid): Box[] {
  const { unit, line, gap, rowY } = grid;
  const before = date === undefined ? 0 : Math.floor(dateX(date, grid) - line);
  const after = date === undefined ? 0 : Math.ceil(dateX(date, grid) + 2 * line);
  return bars.flatMap(([row, start, length, role]) => {
    const end = start + length;
    const hasNeighbor = bars.some(([r, s]) => r === row && s === end);
    const from = start === date ? after : start * unit;
    const to = end === date ? before : end * unit - (hasNeighbor ? gap : 0);
    const box = (x: number, x2: number) => ({ role, x, y: rowY(row), width: x2 - x });
    const isCut = date !== undefined && start < date && date < end;
    return isCut ? [box(from, before), box(after, to)] : [box(from, to)];
  });
}

/** A line from the end of a bar to the next one; a bracket if both start or end in the same column. */
function elbowPath({ bars, elbow }: Pictogram, { unit, bar, line, rowY }: Grid): string {
  if (!elbow) return "";
  const [row, column, toRow] = elbow;
  /** The center of a length, rounded so that a line of this weight is sharp. */
  const middle = (length: number) => Math.floor((length - line) / 2) + line / 2;
  const x = column * unit;
  const toY = rowY(toRow) + middle(bar);
  const begin = `M${x} ${rowY(row) + middle(bar)}H`;
  const targets = bars.filter(([r]) => r === toRow);
  if (bars.some(([r, start]) => r === row && start === column))
    return `${begin}${x - unit + line / 2}V${toY}H${x}`;
  if (targets.some(([, start, length]) => start <= column && column < start + length))
    return `${begin}${x + middle(unit)}V${toRow > row ? rowY(toRow) : rowY(toRow) + bar}`;
  if (targets.some(([, start, length]) => start + length === column))
    return `${begin}${x + unit - line / 2}V${toY}H${x}`;
  const next = Math.min(...targets.map(([, start]) => start).filter((start) => start > column));
  return `${begin}${x + middle(unit)}V${toY}H${next * unit}`;
}

function datePath({ date }: Pictogram, grid: Grid): string {
  if (date === undefined) return "";
  const { unit, bar, top, line } = grid;
  return `M${dateX(date, grid) + line / 2} 0v${top + 4 * unit + bar + top}`;
}

/** One SVG path per style, and the stroke widths. */
export function pictogramPaths(pictogram: Pictogram, size: PictogramSize) {
  const grid = gridOf(pictogram, size);
  const { unit, bar, line, dot, rowY } = grid;
  const boxes = boxesOf(pictogram, grid);
  const draw = (wanted: BarRole, path: (box: Box) => string) =>
    boxes.flatMap((box) => (box.role === wanted ? path(box) : [])).join("");
  const solid = ({ x, y, width }: Box) => `M${x} ${y + bar / 2}h${width}`;
  /** Drawn inside the box, so that an outlined bar is as large as a solid one. */
  const outline = ({ x, y, width }: Box) =>
    `M${x + edge / 2} ${y + edge / 2}h${width - edge}v${bar - edge}h${edge - width}z`;
  const { result } = pictogram;
  return {
    weights: { bar, edge, line, dot },
    work: draw("work", solid),
    plan: draw("plan", outline),
    line: elbowPath(pictogram, grid) + datePath(pictogram, grid),
    keyOutline: draw("key", outline),
    key: draw("key", solid),
    result: result ? `M${(result[1] + 0.5) * unit} ${rowY(result[0]) + bar / 2}h0` : "",
  };
}
