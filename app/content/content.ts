import { requireContents } from "./read-content.ts";

/** A build reads its settings several times, each time with modules of its own; the content, once. */
const shared = globalThis as { contentOfBuild?: ReturnType<typeof requireContents> };
const isBuild = process.env.NODE_ENV === "production";

/** Everything the site says in each of its languages, for the build alone: scripts/content-plugin.ts keeps it out of the browser. */
export const contents = (isBuild && shared.contentOfBuild) || requireContents();

if (isBuild) shared.contentOfBuild = contents;

/** In the first language. */
export const [content] = contents;
