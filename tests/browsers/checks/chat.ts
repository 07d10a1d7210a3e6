import { type Check, checkOf, eventually, openStarted, shown } from "./check.ts";

const check = checkOf("chat");

export const chatChecks: readonly Check[] = [
  check("the chat answers", async (visit) => {
    await openStarted(visit, "/about");
    await visit.tab.click("[data-chat] > button");
    await eventually(
      () =>
        visit.tab.run(() =>
          document.activeElement?.matches("[data-panel] textarea, [data-panel] input"),
        ),
      true,
      "focus in the message",
    );
    await visit.tab.press("pricing");
    await visit.tab.press("Enter");
    await eventually(() => shown(visit, "[data-sender=bot]"), 2, "greeting and reply");
  }),
];
