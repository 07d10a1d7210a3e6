import type { Room } from "../lib/text-fit";

/** The signal color marks the point of a visualization. */
export const markFill = (emphasized: boolean) => (emphasized ? "fill-mark" : "fill-data-1");

/** Keeps text readable on a line, with an outline in the background color. */
export const halo = "stroke-8 stroke-raised [paint-order:stroke] [stroke-linejoin:round]";

/** `invisible`, not `hidden`: Firefox does not print what a container query switches from `none`. */
export const shownWhereClass: Record<Room, string> = {
  always: "",
  wide: "@max-figure:invisible",
  never: "hidden",
};

/** Fades the other marks while the tooltip shows the value of one. */
export const fade = "eased group-data-active/stage:not-data-active:opacity-50";

/**
 * A row of a Gantt chart: a name, and its bars beside it, or below it where it is narrow. In print
 * always beside, because Firefox prints no text inside this chart's container queries.
 */
export const ganttRow = "grid print:grid-cols-[12rem_1fr] @figure:grid-cols-[12rem_1fr]";
