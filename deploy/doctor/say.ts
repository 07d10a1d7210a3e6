import type { Answer } from "./ask.ts";

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
  const has = found === undefined ? "it is not sent" : `it is “${found}”`;
  if (expected === undefined) return [`${address}: ${name} should not be sent, but ${has}.`];
  return [
    `${address}: ${name} should be “${expected instanceof RegExp ? expected.source : expected}”, but ${has}.`,
  ];
}

/** One sentence for a status that is not as it should be; a redirect says where it leads. */
export function statusDifference(
  address: string,
  { status, headers }: Answer,
  expected: number,
): string[] {
  if (status === expected) return [];
  const where = headers.location ? ` and leads to ${headers.location}` : "";
  const cost = expected === 200 && where ? ": every link to it costs a second request" : "";
  return [`${address} should answer ${expected}, but answers ${status}${where}${cost}.`];
}
