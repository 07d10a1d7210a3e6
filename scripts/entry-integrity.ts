import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { type Document, Element, Text } from "domhandler";
import { findOne, prepend, textContent } from "domutils";
import { base } from "../app/base.ts";

/** From the address of a script to the digest of its file. */
export type Digest = (address: string) => string;

/** Digests of the files in a build, each read once. */
export function digestsIn(site: string): Digest {
  const known = new Map<string, string>();
  return (address) => {
    const file = path.join(site, address.slice(base.length));
    const digest =
      known.get(file) ?? createHash("sha256").update(readFileSync(file)).digest("base64");
    known.set(file, digest);
    return `sha256-${digest}`;
  };
}

/**
 * The line that loads the page's script cannot say what is in it; an import map in front of it can, and
 * the browser then runs no other. One that does not know the word loads it as before.
 */
export function addIntegrity(page: Document, digest: Digest): void {
  const loader = findOne(
    (one) => one.name === "script" && /\bimport\("/.test(textContent(one)),
    page.children,
  );
  if (!loader) return;
  const [, address = ""] = /\bimport\("([^"]+)"\)/.exec(textContent(loader)) ?? [];
  const map = JSON.stringify({ integrity: { [address]: digest(address) } });
  prepend(loader, new Element("script", { type: "importmap" }, [new Text(map)]));
}
