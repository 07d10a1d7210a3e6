import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { start } from "./chat.test-helper";

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => void vi.useRealTimers());

describe("the panel", () => {
  it("opens and closes by the toggle, which also undoes minimizing and hiding", () => {
    const chat = start();
    expect(chat.get().panel).toBe("closed");
    chat.toggle();
    expect(chat.get().panel).toBe("open");
    chat.autoHide();
    expect(chat.get().isAutoHidden).toBe(true);
    chat.toggle();
    expect(chat.get()).toMatchObject({ panel: "closed", isAutoHidden: false });
    chat.toggle();
    chat.minimize();
    chat.toggle();
    expect(chat.get().panel).toBe("closed");
    chat.toggle();
    expect(chat.get()).toMatchObject({ panel: "open", isAutoHidden: false });
  });

  it("hides itself only while open", () => {
    const chat = start();
    chat.autoHide();
    expect(chat.get().isAutoHidden).toBe(false);
    chat.toggle();
    chat.minimize();
    chat.autoHide();
    expect(chat.get().isAutoHidden).toBe(false);
    chat.expand();
    chat.autoHide();
    expect(chat.get().isAutoHidden).toBe(true);
    chat.wake();
    expect(chat.get()).toMatchObject({ panel: "open", isAutoHidden: false });
  });

  it("asks for the focus once whenever it opens or expands", () => {
    const chat = start();
    expect(chat.takeFocus()).toBe(false);
    chat.toggle();
    expect([chat.takeFocus(), chat.takeFocus()]).toEqual([true, false]);
    chat.minimize();
    expect(chat.takeFocus()).toBe(false);
    chat.expand();
    expect(chat.takeFocus()).toBe(true);
  });

  it("tells its listeners of changes until they leave", () => {
    const chat = start();
    const listener = vi.fn();
    const leave = chat.subscribe(listener);
    chat.toggle();
    leave();
    chat.toggle();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
