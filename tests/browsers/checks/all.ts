import { addressChecks } from "./addresses.ts";
import { chatChecks } from "./chat.ts";
import type { Check } from "./check.ts";
import { consoleChecks } from "./console.ts";
import { drawingChecks } from "./drawing.ts";
import { lateFontChecks } from "./late-fonts.ts";
import { menuChecks } from "./menus.ts";
import { movingChecks } from "./moving-on.ts";
import { pageChecks } from "./pages.ts";
import { printChecks } from "./print.ts";
import { readingChecks } from "./reading.ts";
import { scriptOffChecks } from "./script-off.ts";

export const allChecks: readonly Check[] = [
  ...menuChecks,
  ...readingChecks,
  ...movingChecks,
  ...drawingChecks,
  ...addressChecks,
  ...scriptOffChecks,
  ...lateFontChecks,
  ...consoleChecks,
  ...pageChecks,
  ...printChecks,
  // Last, for a conversation follows the visitor from page to page.
  ...chatChecks,
];
