import { existsSync, statSync } from "node:fs";
import path from "node:path";
import type { Element } from "domhandler";
import { findAll, textContent } from "domutils";
import { parse } from "parse5";
import { adapter as treeAdapter } from "parse5-htmlparser2-tree-adapter";

const single = ["href", "src", "action", "poster", "data"];
const several = ["srcset", "imagesrcset"];

const inCss = (css: string) =>
  [...css.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, address = ""]) => address);

const inScript = (code: string) =>
  [...code.matchAll(/\b(?:import|fetch)\(["'`](\/[^"'`$]*)["'`]/g)].map(
    ([, address = ""]) => address,
  );

function ofElement({ name, attribs, children }: Element): string[] {
  const text = children.map(textContent).join("");
  const isCode = name === "script" && !attribs.type;
  return [
    ...single.flatMap((attribute) => attribs[attribute] ?? []),
    ...several.flatMap((attribute) =>
      (attribs[attribute] ?? "").split(/,\s+/).map((part) => part.trim().split(/\s/)[0] ?? ""),
    ),
    ...(name === "style" ? inCss(text) : []),
    ...(isCode ? inScript(text) : []),
  ];
}

/** Every address in a file that this host would answer; a text of another kind has none that we know. */
function addressesIn(file: string, text: string): string[] {
  const found = file.endsWith(".html")
    ? findAll(() => true, parse(text, { treeAdapter }).children).flatMap(ofElement)
    : file.endsWith(".css")
      ? inCss(text)
      : file.endsWith(".js")
        ? inScript(text)
        : [];
  return found.filter((address) => /^\/(?!\/)/.test(address));
}

function hasFile(directory: string, within: string): boolean {
  const file = path.join(directory, decodeURI(within));
  return (existsSync(file) && statSync(file).isFile()) || existsSync(path.join(file, "index.html"));
}

/** What a file of the build asks this host for that is not there, or not below the base. */
export function lostAddresses(
  file: string,
  text: string,
  { directory, base, url }: { directory: string; base: string; url: string },
): string[] {
  const home = new URL(base, url).href;
  const absolute = text.match(new RegExp(`${RegExp.escape(url)}/[^\\s"'\\x60<>\\\\)]*`, "g")) ?? [];
  const addresses = [
    ...addressesIn(file, text),
    ...absolute.map((address) => address.slice(url.length)),
  ];
  return [...new Set(addresses)].flatMap((address) => {
    const { pathname } = new URL(address, url);
    if (!pathname.startsWith(base)) return [`${file} → ${address} is not below ${home}`];
    return hasFile(directory, pathname.slice(base.length)) ? [] : [`${file} → ${address}: no file`];
  });
}
