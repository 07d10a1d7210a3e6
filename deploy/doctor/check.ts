import { base } from "../../app/base.ts";
import type { Answer, Ask } from "./ask.ts";

export interface Check {
  name: string;
  /** One sentence per difference found at this origin. */
  differences: (ask: Ask, origin: string) => Promise<string[]>;
}

/** Adds the base, since checks use paths without it. */
export const at = (path: string) => base + path.slice(1);

/** Runs a check for each item, six at a time so that the host does not rate-limit us. */
export async function forEach<T>(items: readonly T[], check: (item: T) => Promise<string[]>) {
  const differences: string[][] = [];
  for (let start = 0; start < items.length; start += 6)
    differences.push(...(await Promise.all(items.slice(start, start + 6).map(check))));
  return differences.flat();
}

export const html = /^text\/html; ?charset=utf-8$/i;

/** One file of each type, from the URLs in the home page. */
export async function namedFiles(ask: Ask): Promise<string[]> {
  const { text } = await ask(at("/"));
  const named = text.matchAll(/["'( ,](\/[^"'()\s,]+\.(?:js|woff2|avif|svg|png|ico))(?=["')\s,])/g);
  const addresses = [...named].map(([, address = ""]) => address.slice(base.length - 1));
  return [...new Map(addresses.map((one) => [one.split(".").at(-1), one])).values()];
}

/** One sentence if a header is wrong, otherwise none. */
export function headerDifference(
  address: string,
  { headers }: Answer,
  name: string,
  expected: string | RegExp | undefined,
): string[] {
  const found = headers[name.toLowerCase()];
  const isRight = expected instanceof RegExp ? expected.test(found ?? "") : found === expected;
  if (isRight) return [];
  const should = expected === undefined ? "not be sent" : `be “${expected}”`;
  const has = found === undefined ? "it is not sent" : `it is “${found}”`;
  return [`${address}: ${name} should ${should}, but ${has}.`];
}

/** One sentence if a status is wrong, with the target of a redirect. */
export function statusDifference(
  address: string,
  { status, headers }: Answer,
  ...expected: number[]
): string[] {
  if (expected.includes(status)) return [];
  const where = headers.location ? ` and leads to ${headers.location}` : "";
  const cost = expected.includes(200) && where ? ": every link to it costs a second request" : "";
  return [
    `${address} should answer ${expected.join(" or ")}, but answers ${status}${where}${cost}.`,
  ];
}
