import { base } from "../../app/base.ts";
import type { Answer, Ask } from "./ask.ts";

export interface Check {
  name: string;
  /** A sentence for each thing that differs at this origin. */
  differences: (ask: Ask, origin: string) => Promise<string[]>;
}

/** As the address is on the host; the checks speak of the site's own paths. */
export const at = (path: string) => base + path.slice(1);

/** The same question for each of many, a few at a time: a host may turn away who asks too much. */
export async function forEach<T>(items: readonly T[], question: (item: T) => Promise<string[]>) {
  const differences: string[][] = [];
  for (let start = 0; start < items.length; start += 6)
    differences.push(...(await Promise.all(items.slice(start, start + 6).map(question))));
  return differences.flat();
}

export const html = /^text\/html; ?charset=utf-8$/i;

/** One file of each kind, as the home page names them. */
export async function namedFiles(ask: Ask): Promise<string[]> {
  const { text } = await ask(at("/"));
  const named = text.matchAll(/["'( ,](\/[^"'()\s,]+\.(?:js|woff2|avif|svg|png|ico))(?=["')\s,])/g);
  const addresses = [...named].map(([, address = ""]) => address.slice(base.length - 1));
  return [...new Map(addresses.map((one) => [one.split(".").at(-1), one])).values()];
}

/** One sentence for a header that is not as it should be, and none for one that is. */
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

/** One sentence for a status that is not as it should be; a redirect says where it leads. */
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
