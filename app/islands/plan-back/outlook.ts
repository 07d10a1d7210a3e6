import type { PlanBackData } from "../../lib/island-data";
import type { Length, Outlook } from "../../lib/plan-back";
import type { Tools } from "./tools";

/** What draws a part of a page; without an outlook it is again as it was. */
export interface Drawing {
  outlook: Outlook | undefined;
  /** The same date for what another element says of its length. */
  outlookOf: (element: HTMLElement) => Outlook | undefined;
  /** Business days until somebody has to write, in words. */
  spare: string;
  /** Whether the visitor has just chosen, so that it may move. */
  isPressed: boolean;
  data: PlanBackData;
  tools: Tools;
  choose: (by: string, pressed: Element) => void;
}

export type Draw = (place: HTMLElement, drawing: Drawing) => void;

/** What an element says of the length. */
export const lengthOf = (
  { dataset: { weeks, months } }: HTMLElement,
  { weeks: longest }: PlanBackData,
): Length => ({
  weeks: Number(weeks ?? longest),
  ...(months && { months: Number(months) }),
});
