import path from "node:path";
import { findAll } from "domutils";
import { parse } from "parse5";
import { adapter as treeAdapter } from "parse5-htmlparser2-tree-adapter";

/** Every path that a file asks this host for: in attributes, in styles and as a whole address. */
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

/** Why a path leads nowhere in a build whose files stand below a base; nothing where it does lead. */
export function whyLost(address: string, files: ReadonlySet<string>, base: string) {
  const { pathname } = new URL(address, "http://site");
  if (!pathname.startsWith(base)) return `not below ${base}`;
  const within = decodeURI(pathname.slice(base.length));
  const isThere = [within, path.posix.join(within, "index.html")].some((file) => files.has(file));
  return isThere ? undefined : "no such file";
}
