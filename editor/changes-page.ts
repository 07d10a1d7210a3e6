import { readFileSync } from "node:fs";
import type { Data } from "../app/content/moved-names.ts";
import { pageOf } from "../app/content/page-of.ts";
import { kindKey, kindOfValue, type Node } from "../app/content/schema/nodes.ts";
import { changes } from "./changes.ts";
import { has, kindsOf } from "./differences.ts";
import { escaped } from "./escaped.ts";
import { textsIn } from "./place.ts";
import { filesNow } from "./save.ts";

/** A row of one of several kinds, with the kind as the form calls it. */
function named(row: unknown, kinds: readonly Node[]): unknown {
  const key = kindKey(kinds);
  return key ? { ...(row as Data), [key]: kindOfValue(row, kinds)?.title } : row;
}

/** A value as it was or is; of a list, the rows that the other one has not. */
function asText(tag: string, node: Node | undefined, value: unknown, other: unknown): string {
  const both = Array.isArray(value) && Array.isArray(other);
  const rows = both && value.filter((row) => !has(other, row));
  const own = rows ? rows.map((row) => named(row, kindsOf(node))) : value;
  const isMoved = both && value.length === other.length;
  const none = isMoved ? "the same rows, in another order" : "nothing";
  return `<${tag}>${escaped([...textsIn(own)].join(" · ") || none)}</${tag}>`;
}

/** /edit/changes. */
export function changesPage(said: string, person: string): string {
  const pages = [...filesNow().values()].filter(({ path }) => path);
  const rows = changes().map(({ name, node, path, data, title, before, after, along }) => {
    const change = escaped(JSON.stringify({ name, path }));
    const places = along.map((place) => `<li>${escaped(place)}`).join("");
    return `<li><h2>${escaped(title)}</h2>${asText("del", node, before, after)}${asText("ins", node, after, before)}
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
