import type { Data, Files } from "../app/content/moved-names.ts";
import { pageOf } from "../app/content/page-of.ts";
import { namedRows } from "../app/content/schema/named-rows.ts";
import { labelOf, nodeFor } from "../app/content/schema/nodes.ts";
import { usable, usesIn } from "../app/content/uses.ts";
import { escapeXml } from "../app/files/escape-xml.ts";
import { rowInWords } from "./differences.ts";
import { listPage } from "./list-page.ts";
import { titleOf } from "./place.ts";
import { filesNow } from "./save.ts";

/** All of a kind that could be used: as files name it, and as people do. */
function namesOf(kind: (typeof usable)[number], files: Files): [string, string][] {
  const node = nodeFor(`${kind}.yaml`);
  const data = files.get(`${kind}.yaml`) ?? {};
  if (kind === "facts") return Object.keys(data).map((name) => [name, labelOf(node, [name], data)]);
  if (kind === "pictures")
    return [...usesIn(files).pictures.keys()].map((one) => [one, one.replace(/^.*\//, "")]);
  const { list, id } = namedRows[kind];
  const rows = (data[list] ?? []) as Data[];
  return rows.map((row) => [String(row[id]), rowInWords(node.properties?.[list], row)]);
}

/** /edit/used: where figures, facts, clients and pictures are used. */
export function usedPage(): string {
  const files = filesNow();
  const uses = usesIn(files);
  const pages = [...files.values()].filter(({ path }) => path);
  const linkTo = (name: string) => {
    const data = files.get(name) ?? {};
    return `<a href="${pageOf(name, data, pages)}" target="_blank">${escapeXml(titleOf(name, data))}</a>`;
  };
  const rows = usable.flatMap((kind) =>
    namesOf(kind, files).map(([name, title], index) => {
      const users = [...(uses[kind].get(name) ?? [])].map(linkTo);
      // The form of a kind leads to its first.
      return `<li${index ? "" : ` id="${kind}"`}><h2>${escapeXml(`${nodeFor(`${kind}.yaml`).title ?? "Pictures"}: ${title}`)}</h2>
        <p>${users.join(", ") || "Not used anywhere."}</p>`;
    }),
  );
  const about =
    "<p>Change a figure, a fact or a client once, and every place below follows. Pages that list all of them are not repeated here.</p>";
  return listPage("Where is it used?", about, `<ul>${rows.join("")}</ul>`);
}
