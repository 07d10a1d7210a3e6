import type { Room } from "./text-fit";

/** What a drawing is about has the signal color. */
export const markFill = (emphasized: boolean) => (emphasized ? "fill-mark" : "fill-data-1");

/** Text that may stand on a line: the ground shows around its letters. */
export const halo = "stroke-4 stroke-raised [paint-order:stroke] [stroke-linejoin:round]";

/** Not seen, yet there: what comes into being by the width of its box alone, Firefox does not print. */
export const shownWhere: Record<Room, string> = {
  always: "",
  wide: "@max-figure:invisible",
  never: "hidden",
};

/** While one mark tells its value, the others step back: the stage is asked about, this mark is not. */
export const fade = "eased group-data-asked/stage:not-data-asked:opacity-50";

/**
 * A line of a schedule: a name, and beside it what is drawn, or below it where it is narrow. On paper
 * always beside: Firefox prints no letter of a schedule that asks how wide its box is.
 */
export const ganttRow = "grid print:grid-cols-[12rem_1fr] @figure:grid-cols-[12rem_1fr]";
