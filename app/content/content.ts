import { requireContent } from "./read-content.ts";

/** Everything the site says, for the build alone: scripts/content-plugin.ts keeps it out of the browser. */
export const content = requireContent();
