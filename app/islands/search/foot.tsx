import { address } from "../../lib/address";
import type { SearchWords } from "../../lib/island-data";
import { SlashSwitch } from "./slash-switch";

/** Keys, and what they do; on a Mac another one is the command key. */
function keyHints({ keys, choose, open, leave, openSearch }: SearchWords) {
  const command = /^(Mac|iP)/.test(navigator.platform) ? keys.command : keys.control;
  return [
    { keys: [keys.up, keys.down], does: choose },
    { keys: [keys.enter], does: open },
    { keys: [keys.escape], does: leave },
    { keys: [`${command} K`], does: openSearch },
  ];
}

/** Keyboard hints and a link to the list of all pages, if there is one. */
export function Foot({ words }: { words: SearchWords }) {
  return (
    <div className="search-foot flex flex-none items-center justify-between gap-4 border-line border-t px-5 py-2.5 text-muted text-xs">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        {keyHints(words).map(({ keys, does }) => (
          <span key={does} className="max-lg:hidden pointer-coarse:hidden">
            {keys.map((key) => (
              <kbd
                key={key}
                className="mr-1 rounded-edge border border-line-strong px-1 font-text text-xs"
              >
                {key}
              </kbd>
            ))}
            {does}
          </span>
        ))}
        <SlashSwitch label={words.slash} />
      </div>
      {words.directory && (
        <a
          href={address(words.directory)}
          className="flex-none py-1 font-medium text-text underline underline-offset-4 hover:text-accent"
        >
          {words.allPages}
        </a>
      )}
    </div>
  );
}
