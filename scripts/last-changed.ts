import { readFileSync, writeFileSync } from "node:fs";
import { canonicalPages } from "../app/lib/pages.ts";
import { projectFile } from "./cached.ts";
import { contentHistory, missingHistory, pageHistory } from "./content-history.ts";

/**
 * Writes when each page was last changed, for the sitemap, from the history of its content. What is
 * not committed yet will be today: run it before the commit, and commit the table with the change.
 */
const table = projectFile("app/content/last-changed.json");

const missing = missingHistory();
if (missing) {
  console.error(missing);
  process.exit(1);
}

/** Swedes write a date as ISO does, and this one in the author's own time zone, like git. */
const today = new Date().toLocaleDateString("sv-SE");
const before: Record<string, string> = JSON.parse(readFileSync(table, "utf8"));
const history = contentHistory();

const dates = canonicalPages.map((page) => {
  const { day, isEdited, isImported } = pageHistory(page, history);
  if (isEdited || !day) return [page, today] as const;
  // The first commit of a history is no change: what the table knows is older and better.
  const known = before[page];
  return [page, isImported && known && known < day ? known : day] as const;
});

writeFileSync(table, `${JSON.stringify(Object.fromEntries(dates), null, 2)}\n`);
const changed = dates.filter(([page, day]) => before[page] !== day);
for (const [page, day] of changed) console.log(`${day} ${page}`);
console.log(`${changed.length} of ${dates.length} dates changed in app/content/last-changed.json`);
