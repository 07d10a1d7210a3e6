import { showLetter } from "../../browser/show-letter";
import type { Draw } from "./outlook";

/** The date as the letter on its page says it. */
export const draw: Draw = (_letter, { outlook, tools }) =>
  showLetter({ date: outlook ? tools.longDate(outlook.by) : "" });
