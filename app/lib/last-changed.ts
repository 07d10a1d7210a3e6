import table from "../content/last-changed.json";

const days: Partial<Record<string, string>> = table;

/** The day on which the content of a page was last changed, from its own history. */
export function lastChanged(path: string): string {
  const day = days[path];
  if (!day)
    throw new Error(
      `app/content/last-changed.json has no day for ${path}: run \`npm run last-changed\`.`,
    );
  return day;
}
