import path from "node:path";
import { findAll } from "domutils";
import { parse } from "parse5";
import { adapter as treeAdapter } from "parse5-htmlparser2-tree-adapter";

/** Every path on this host that a file refers to: in attributes, in styles and in absolute URLs. */
export function pathsIn(file: string, text: string, url: string): string[] {
  const whole = text.matchAll(new RegExp(`${RegExp.escape(url)}(/[^\\s"'\`<>\\\\)]*)`, "g"));
  const inStyles = text.matchAll(/url\(["']?(\/[^"')]+)/g);
  const page = parse(file.endsWith(".html") ? text : "", { treeAdapter });
  const words = findAll(() => true, page.children).flatMap(({ attribs }) =>
    Object.values(attribs).flatMap((value) => value.split(/,?\s+/)),
  );
  return [
    ...[...whole, ...inStyles].map(([, address = ""]) => address),
    ...words.filter((word) => /^\/(?!\/)/.test(word)),
  ];
}

/** Why a link is broken in a build below `base`, or undefined if it works. */
export function whyLost(address: string, files: ReadonlySet<string>, base: string) {
  const { pathname } = new URL(address, "http://site");
  if (!pathname.startsWith(base)) return `not below ${base}`;
  const within = decodeURI(pathname.slice(base.length));
  const isThere = [within, path.posix.join(within, "index.html")].some((file) => files.has(file));
  return isThere ? undefined : "no such file";
}
