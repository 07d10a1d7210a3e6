import { readFileSync } from "node:fs";

/** A page of the editor that only lists something. */
export function listPage(title: string, about: string, rows: readonly string[]): string {
  const parts: Record<string, string> = { title, about, rows: rows.join("\n") };
  const html = readFileSync("editor/list.html", "utf8");
  return html.replace(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? "");
}
