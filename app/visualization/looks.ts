import type { Room } from "./drawing";

/** Roles of color for marks. */
export const markFill = {
  plain: "fill-data-1",
  emphasized: "fill-mark",
} as const;

/** Text that may stand on a line: the ground shows around its letters. */
export const halo = "stroke-4 stroke-raised [paint-order:stroke] [stroke-linejoin:round]";

export const shownWhere: Record<Room, string> = {
  always: "",
  wide: "@max-figure:hidden",
  never: "hidden",
};

/** While one mark tells its value, the others step back: the stage is asked about, this mark is not. */
export const fade = "eased group-data-asked/stage:not-data-asked:opacity-50";
