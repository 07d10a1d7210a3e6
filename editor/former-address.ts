import { type Data, type Files, fileNow, folderOf, same } from "../app/content/moved-names.ts";
import { pageOf } from "../app/content/page-of.ts";

interface Saved {
  /** Within the folder of all content. */
  name: string;
  data: Data;
}

/** A draft has been nowhere yet, and a file that pages share is no page. */
const addressOf = ({ name, data }: Saved) =>
  folderOf(name) && !data.draft ? pageOf(name, data, []) : undefined;

/** The former addresses of an entry that is saved under another: the old one comes to them, the new one goes. */
export function formerlyOf(before: Saved, after: Saved): string[] | undefined {
  const [from, to] = [addressOf(before), addressOf(after)];
  if (!from || !to || from === to) return undefined;
  const former = Array.isArray(after.data.formerly) ? after.data.formerly.map(String) : [];
  const isFree = (one: string) => ![from, to, to.replace(/^.*\//, "")].includes(one);
  return [...former.filter(isFree), from];
}

/** All files after a change, with the old address of every page that it has moved. */
export function withFormerAddresses(before: Files, after: Files): Files {
  const next = new Map(after);
  for (const [file, data] of before) {
    const now = folderOf(file) && after.get(file) !== data && fileNow(file, before, after);
    const own = now && after.get(now);
    const formerly = own && formerlyOf({ name: file, data }, { name: now, data: own });
    if (formerly && !same(formerly, own.formerly)) next.set(now, { ...own, formerly });
  }
  return next;
}
