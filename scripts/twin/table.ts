import { type Element, isTag } from "domhandler";
import { findAll, getElementsByTagName } from "domutils";
import { bold, inline, linked, linkOf } from "./inline.ts";

/** A table as Markdown writes it: every row as long as the head. */
function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]) {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [
    line(head),
    line(head.map(() => "---")),
    ...rows.map((row) => line(head.map((_, column) => row[column] ?? ""))),
  ].join("\n");
}

/** One that the page has as a table. */
export function tableOf(table: Element, page: string): string {
  const [head = [], ...rows] = getElementsByTagName("tr", table).map((row) =>
    row.children.filter(isTag).map((cell) => inline(cell.children, page)),
  );
  return markdownTable(head, rows);
}

const columnOf = ({ attribs }: Element) => attribs["data-column"] ?? "";

/** The text of a part; the name of what a whole row leads to is a link. */
function cellText(part: Element, page: string): string {
  if (part.name === "a") return linked(linkOf(part, page));
  const text = part.name === "strong" ? bold(part, page) : inline(part.children, page);
  const { parent } = part;
  return parent && isTag(parent) && parent.name === "a"
    ? linked({ ...linkOf(parent, page), text })
    : text;
}

const isList = ({ name }: Element) => name === "ol" || name === "ul";
const partsOf = (row: Element) => findAll((one) => "data-column" in one.attribs, row.children);

/** The parts of each row; a row that holds a list stands for its rows, and says its own part in each. */
function rowsOf(list: Element): Element[][] {
  return list.children.filter(isTag).flatMap((row) => {
    const inner = row.children.filter(isTag).find(isList);
    if (!inner) return [partsOf(row)];
    const below = rowsOf(inner);
    const own = partsOf(row).filter((part) => !below.flat().includes(part));
    return below.map((parts) => [...own, ...parts]);
  });
}

/**
 * One that the page draws: the children of a list are rows, the parts that name a `data-column` its
 * cells. Columns come in the order in which they first appear.
 */
export function drawnTableOf(list: Element, page: string): string {
  const columns: string[] = [];
  const rows = rowsOf(list).map((parts) => {
    const cells = new Map<string, string>();
    for (const part of parts) {
      const column = columnOf(part);
      if (!columns.includes(column)) columns.push(column);
      const text = cellText(part, page);
      const before = cells.get(column);
      cells.set(column, before ? before + (text.startsWith(",") ? "" : "; ") + text : text);
    }
    return cells;
  });
  return markdownTable(
    columns,
    rows.map((cells) => columns.map((column) => cells.get(column) ?? "")),
  );
}
