import { contentFolder } from "../app/content/folder.ts";
import { pages } from "../app/site.ts";
import { git } from "./git.ts";

/** The last change of each file in the log, without the grafted commit of a shallow clone, which lists every file. */
export function daysInLog(log: string): Map<string, string> {
  const days = new Map<string, string>();
  for (const commit of log.split("\0")) {
    const [head = "", ...files] = commit.split("\n").filter(Boolean);
    const [day = "", references = ""] = head.split("\t");
    if (references.includes("grafted")) continue;
    for (const file of files) if (day > (days.get(file) ?? "")) days.set(file, day);
  }
  return days;
}

/** Without history, pages have no date. */
const readLog = () =>
  git("log", "--format=%x00%as%x09%D", "--name-only", "--relative", "--", contentFolder);

/** The day of the last commit to each page's content, if the history includes it. */
export function lastChangedDays(): Record<string, string> {
  const days = daysInLog(readLog());
  return Object.fromEntries(
    pages.flatMap(({ path, sources }) => {
      const known = sources.flatMap((file) => days.get(`${contentFolder}/${file}`) ?? []).sort();
      return known.length ? [[path, known.at(-1) ?? ""]] : [];
    }),
  );
}
