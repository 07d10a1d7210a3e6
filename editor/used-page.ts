import type { Data, Files } from "../app/content/moved-names.ts";
import { pageOf } from "../app/content/page-of.ts";
import { asWords, nodeFor } from "../app/content/schema/nodes.ts";
import { usable, usesIn } from "../app/content/uses.ts";
import { escapeXml } from "../app/files/escape-xml.ts";
import { listPage } from "./list-page.ts";
import { titleOf } from "./place.ts";
import { filesNow } from "./save.ts";

const rowsOf = (files: Files, file: string, list: string) =>
  (files.get(file)?.[list] ?? []) as readonly Data[];

/** All that could be used, by the names that files and people have for it. */
const namesOf: Record<(typeof usable)[number], (files: Files) => readonly [string, string][]> = {
  claims: (files) =>
    rowsOf(files, "claims.yaml", "claims").map(({ id, value, label }) => [
      `${id}`,
      `${value} ${label}`,
    ]),
  facts: (files) =>
    Object.keys(files.get("facts.yaml") ?? {}).map((name) => [
      name,
      nodeFor("facts.yaml").properties?.[name]?.title ?? asWords(name),
    ]),
  clients: (files) =>
    rowsOf(files, "clients.yaml", "clients").map(({ name }) => [`${name}`, `${name}`]),
  pictures: (files) =>
    [...usesIn(files).pictures.keys()].map((address) => [address, address.replace(/^.*\//, "")]),
};

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
    namesOf[kind](files).map(([name, title], index) => {
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
