import { useState } from "react";
import { isSlashOn, switchSlash } from "../../browser/slash-key";
import { labels } from "./texts";

/** Turns the slash shortcut off, for visitors who type it by accident. */
export function SlashSwitch() {
  const [isOn, setOn] = useState(isSlashOn);
  const change = (next: boolean) => {
    switchSlash(next);
    setOn(next);
  };
  return (
    // Also in narrow windows, which may be a zoomed desktop, but not on touch screens without a keyboard.
    <label className="flex cursor-pointer items-center gap-1.5 py-1 hover:text-text pointer-coarse:max-md:hidden">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => change(target.checked)}
        className="size-3.5 accent-accent"
      />
      <span className="md:hidden">{labels.slash}</span>
      <span className="max-md:hidden">
        {labels.slashToo}
        <span className="sr-only">{labels.slashName}</span>
      </span>
    </label>
  );
}
