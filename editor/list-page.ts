import { readFileSync } from "node:fs";

/** A page of the editor that lists something. */
export function listPage(title: string, about: string, list: string): string {
  const parts: Record<string, string> = { title, about, list };
  const html = readFileSync("editor/list.html", "utf8");
  return html.replace(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? "");
}
