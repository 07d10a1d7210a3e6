import { requireContent } from "./read-content.ts";

/** A build reads its settings several times, each time with modules of its own; the content, once. */
const shared = globalThis as { contentOfBuild?: ReturnType<typeof requireContent> };
const isBuild = process.env.NODE_ENV === "production";

/** Everything the site says, for the build alone: scripts/content-plugin.ts keeps it out of the browser. */
export const content = (isBuild && shared.contentOfBuild) || requireContent();

if (isBuild) shared.contentOfBuild = content;
