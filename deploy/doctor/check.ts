import { base } from "../../app/base.ts";
import { serviceIds } from "../../app/content/ids.ts";
import type { Ask } from "./ask.ts";

export interface Check {
  name: string;
  /** A sentence for each thing that differs; `isSecure` where the address has TLS. */
  differences: (ask: Ask, isSecure: boolean) => Promise<string[]>;
}

/** As the address is on the host; the table speaks of the site's own paths. */
export const at = (path: string) => base + path.slice(1);

/** The same question for each of many, all at once. */
export async function forEach<T>(items: readonly T[], question: (item: T) => Promise<string[]>) {
  return (await Promise.all(items.map(question))).flat();
}

/** A page among many. */
export const service = `/services/${serviceIds[0]}`;

export const html = /^text\/html; ?charset=utf-8$/i;

/** One file of each kind, as the home page names them. */
export async function namedFiles(ask: Ask): Promise<string[]> {
  const { text } = await ask(at("/"));
  const named = [
    ...text.matchAll(/["'( ,](\/[^"'()\s,]+\.(?:js|woff2|avif|svg|png|ico))(?=["')\s,])/g),
  ];
  const byEnding = new Map(
    named.map(([, address = ""]) => [address.split(".").at(-1), address.slice(base.length - 1)]),
  );
  return [...byEnding.values()];
}
