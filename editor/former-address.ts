import { pageOf } from "../app/content/page-of.ts";
import type { Data } from "./place.ts";

interface Saved {
  /** Within the folder of all content. */
  name: string;
  data: Data;
}

/** A draft has been nowhere yet, and a file that pages share is no page. */
const addressOf = ({ name, data }: Saved) =>
  /^(services|case-studies|pages|legal)\//.test(name) && !data.draft
    ? pageOf(name, data, [])
    : undefined;

/**
 * What an entry has to say if it is saved under another address than before: the old one leads to it from
 * then on, and the new one leads nowhere else.
 */
export function movedFrom(before: Saved, after: Saved) {
  const [from, to] = [addressOf(before), addressOf(after)];
  if (!from || !to || from === to) return undefined;
  const former = Array.isArray(after.data.formerly) ? after.data.formerly.map(String) : [];
  const isFree = (one: string) => ![from, to, to.replace(/^.*\//, "")].includes(one);
  return { from, to, formerly: [...former.filter(isFree), from] };
}
