import { readFileSync } from "node:fs";
import { type Files, same } from "../app/content/moved-names.ts";
import { pageOf } from "../app/content/page-of.ts";
import type { Node } from "../app/content/schema/nodes.ts";
import { changes } from "./changes.ts";
import { escaped } from "./escaped.ts";
import { wordsIn } from "./known-names.ts";
import { filesNow } from "./save.ts";

/** The rows that another list has not, or not as often. */
function ownRows(rows: unknown[], others: unknown[]): unknown[] {
  const left = [...others];
  return rows.filter((row) => {
    const at = left.findIndex((one) => same(one, row));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** A value as it was or is; of a list, what the other one has not. */
export function asText(node: Node | undefined, value: unknown, other: unknown, files: Files) {
  const both = Array.isArray(value) && Array.isArray(other);
  const own = both ? ownRows(value, other) : value;
  const isMoved = both && !ownRows(value, other).length && !ownRows(other, value).length;
  const none = isMoved ? "the same rows, in another order" : "nothing";
  return escaped([...wordsIn(node, own, files)].join(" · ") || none);
}

/** /edit/changes. */
export function changesPage(said: string, person: string): string {
  const files = filesNow();
  const pages = [...files.values()].filter(({ path }) => path);
  const rows = changes().map(({ name, node, path, data, title, before, after, along }) => {
    const change = escaped(JSON.stringify({ name, path }));
    const places = along.map((place) => `<li>${escaped(place)}`).join("");
    return `<li><h2>${escaped(title)}</h2><del>${asText(node, before, after, files)}</del><ins>${asText(node, after, before, files)}</ins>
      ${places && `<p>And with it:</p><ul>${places}</ul>`}
      <a href="${pageOf(name, data, pages)}" target="_blank">See the page</a>
      <button name="change" value="${change}" aria-label="Take back: ${escaped(title)}">Take back</button>`;
  });
  const html = readFileSync("editor/changes.html", "utf8");
  return html
    .replace("{said}", () => escaped(said))
    .replace("{person}", () => escaped(person))
    .replace("{count}", `${rows.length || "Nothing"}`)
    .replace("{rows}", () => rows.join(""));
}
