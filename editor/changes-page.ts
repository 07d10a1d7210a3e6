import { type Files, same } from "../app/content/moved-names.ts";
import { pageOf } from "../app/content/page-of.ts";
import type { Node } from "../app/content/schema/nodes.ts";
import { escapeXml } from "../app/files/escape-xml.ts";
import { changes } from "./changes.ts";
import { wordsIn } from "./known-names.ts";
import { listPage } from "./list-page.ts";
import type { NotReady } from "./publish-changes.ts";
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

/** The rows of a list, and the lines of a long text. */
const rowsOf = (value: unknown) =>
  typeof value === "string" && value.includes("\n") ? value.split(/\n+/) : value;

/** A value as it was or is; of a list or a long text, what the other one has not. */
export function asText(node: Node | undefined, value: unknown, other: unknown, files: Files) {
  const [rows, others] = [rowsOf(value), rowsOf(other)];
  const both = Array.isArray(rows) && Array.isArray(others);
  const own = both ? ownRows(rows, others) : value;
  const isMoved = both && !ownRows(rows, others).length && !ownRows(others, rows).length;
  const none = isMoved ? "the same rows, in a different order" : "nothing";
  return [...wordsIn(rows === value ? node : undefined, own, files)].join(" · ") || none;
}

/** Asked before a change is taken back: what comes back and what goes, of another order neither. */
export const questionOn = (title: string, was: string, is: string, along: readonly string[]) =>
  [
    `Take back “${title}”?`,
    was === is ? "The rows go back to their previous order." : `Comes back: ${was}\nGoes: ${is}`,
    ...(along.length ? [`Also goes back to what it was:\n${along.join("\n")}`] : []),
  ].join("\n\n");

type Said = Pick<Error, "message"> & Partial<Pick<NotReady, "reasons">>;

/** What was done of what was asked, or why not. */
export const answerOf = ({ message, reasons = [] }: Said) =>
  `<p role="status">${escapeXml(message)}</p>
    <ul>${reasons.map(({ says, form }) => `<li><a href="${form}">${escapeXml(says)}</a>`).join("")}</ul>`;

/** /edit/changes. */
export function changesPage(said: Said, person: string): string {
  const files = filesNow();
  const pages = [...files.values()].filter(({ path }) => path);
  const rows = changes().map(({ name, node, path, data, title, before, after, along }) => {
    const change = escapeXml(JSON.stringify({ name, path }));
    const [was, is] = [asText(node, before, after, files), asText(node, after, before, files)];
    const question = escapeXml(questionOn(title, was, is, along));
    const places = along.map((place) => `<li>${escapeXml(place)}`).join("");
    return `<li><h2>${escapeXml(title)}</h2><del>${escapeXml(was)}</del><ins>${escapeXml(is)}</ins>
      ${places && `<p>Also changed by it:</p><ul>${places}</ul>`}
      <a href="${pageOf(name, data, pages)}" target="_blank">See the page</a>
      <button name="change" value="${change}" data-question="${question}" aria-label="Take back: ${escapeXml(title)}">Take back</button>`;
  });
  const about = `<p>Saved but not published yet: ${rows.length || "Nothing"}.</p>
    ${answerOf(said)}
    <form method="post" onsubmit="publish.disabled = true; publish.textContent = 'Checking and building. This takes a minute or two…'">
      <label>Your name <input name="person" autocomplete="name" required value="${escapeXml(person)}"></label>
      <button type="submit" id="publish">Publish</button>
    </form>`;
  const list = `<form method="post" onsubmit="return confirm(event.submitter.dataset.question)"><ol>${rows.join("")}</ol></form>`;
  return listPage("Changes", about, list);
}
