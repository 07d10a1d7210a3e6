import { SlashSwitch } from "./slash-switch";
import { keyHints, labels, opensHint } from "./texts";

/** Name of the shortcut key on this system. */
const commandKey = () => (/^(Mac|iP)/.test(navigator.platform) ? "Cmd" : "Ctrl");

/** Keyboard hints and a link to the list of all pages. */
export function Foot({ sitemap }: { sitemap: string }) {
  return (
    <div className="search-foot flex flex-none items-center justify-between gap-4 border-line border-t px-5 py-2.5 text-muted text-xs">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        {[...keyHints, opensHint(commandKey())].map(({ keys, does }) => (
          <span key={does} className="max-md:hidden">
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
        <SlashSwitch />
      </div>
      <a
        href={sitemap}
        className="flex-none py-1 font-medium text-text underline underline-offset-4 hover:text-accent"
      >
        {labels.allPages}
      </a>
    </div>
  );
}
