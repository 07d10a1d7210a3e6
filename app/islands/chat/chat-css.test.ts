import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { chatInactivity, chatPanelHeight, chatReplyDelay } from "../../browser/constants";

it("has the specified numbers", () => {
  expect(chatReplyDelay).toBe(600);
  expect(chatInactivity).toBe(60_000);
  expect(chatPanelHeight).toEqual({ open: 24, minimized: 4 });
});

it("has the same heights in the stylesheet", () => {
  const css = readFileSync("app/islands/chat/chat.css", "utf8");
  const heights = [...css.matchAll(/--height: (\d+)rem;/g)].map(([, height]) => Number(height));
  expect(heights).toEqual([chatPanelHeight.open, chatPanelHeight.minimized]);
});
