import { useState } from "react";
import { isSlashOn, switchSlash } from "../../browser/slash-key";

/** Turns the slash shortcut off, for visitors who type it by accident. */
export function SlashSwitch({ label }: { label: string }) {
  const [isOn, setOn] = useState(isSlashOn);
  const change = (next: boolean) => {
    switchSlash(next);
    setOn(next);
  };
  return (
    <label className="flex cursor-pointer items-center gap-1.5 py-1 hover:text-text max-lg:hidden pointer-coarse:hidden">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => change(target.checked)}
        className="size-3.5 accent-accent"
      />
      {label}
    </label>
  );
}
