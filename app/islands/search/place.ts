import { cleanPath } from "../../lib/clean-path";
import type { Place } from "./suggestions";

/** Read from the browser, which knows it anyway; nothing is kept for it. */
export function currentPlace(): Place {
  const from = document.referrer ? new URL(document.referrer) : undefined;
  return {
    path: cleanPath(location.pathname),
    from: from?.origin === location.origin ? cleanPath(from.pathname) : undefined,
  };
}
