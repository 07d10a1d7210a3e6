import { pathWithin } from "../../lib/address";
import { cleanPath } from "../../lib/clean-path";
import type { WhereAsked } from "./suggestions";

/** The previous page is the referrer, so nothing needs to be stored. */
export function whereAsked(): WhereAsked {
  const from = document.referrer ? new URL(document.referrer) : undefined;
  return {
    path: cleanPath(pathWithin(location.pathname)),
    from: from?.origin === location.origin ? cleanPath(pathWithin(from.pathname)) : undefined,
  };
}
