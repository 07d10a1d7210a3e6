import { nearest } from "./nearest.ts";
import { offers } from "./schema/offers.ts";
import { strayCondition } from "./switched-text.ts";

/** {fact.consultation}, {claim.on-date}, {site.mailboxes.info}, {count.services}; in a case study {month 15} */
const placeholder = /\{(\w+\.[\w.-]+|(?:month|calendar) [\d.]+)\}/g;

/** {count}: a page or a script fills it in; fields without such a blank refuse it (schema/fields.ts). */
const blank = /\{[\w-]+\}/g;

/** "{ fact.consultation }", "{site.foundedYear." that nobody closed, or a "}" that nobody opened. */
const strayBrace = /\{[^{}]*\}|\{\s*[\w.-]*|\}/;

/** What a placeholder can name, and the values. */
export type Values = ReadonlyMap<string, string | number>;

interface Sources {
  facts?: unknown;
  site?: unknown;
  claims?: unknown;
  counts?: Record<"count" | "Count", unknown>;
  /** Of each case study, by its slug. */
  cases?: ReadonlyMap<string, Values>;
}

function* leavesOf(prefix: string, value: unknown): Generator<[string, string | number]> {
  if (typeof value === "string" || typeof value === "number") yield [prefix, value];
  else if (value && typeof value === "object" && !Array.isArray(value))
    for (const [key, inner] of Object.entries(value)) yield* leavesOf(`${prefix}.${key}`, inner);
}

function* claimsIn(file: unknown): Generator<[string, string | number]> {
  const { claims } = (file ?? {}) as { claims?: unknown };
  for (const claim of Array.isArray(claims) ? claims : []) {
    if (!claim?.id) continue;
    yield [`claim.${claim.id}`, claim.value];
    yield* leavesOf(`claim.${claim.id}`, claim);
  }
}

/** All values that texts share, by the name that a placeholder has for them. */
export function sharedValues({ facts, site, claims, counts, cases }: Sources): Values {
  const values = new Map<string, string | number>([
    ...leavesOf("fact", facts),
    ...leavesOf("site", site),
    ...claimsIn(claims),
    ...leavesOf("count", counts?.count),
    ...leavesOf("Count", counts?.Count),
    ...[...(cases ?? [])].flatMap(([slug, all]) =>
      [...all].map(([name, value]) => [`case.${slug}.${name}`, value] as const),
    ),
  ]);
  // A claim may take its value from a fact, or its period from the year of foundation.
  for (const [name, value] of values) values.set(name, fillText(value, values));
  return values;
}

export function fillText<T>(
  value: T,
  values: Values,
  unknown: (name: string) => void = () => {},
): T {
  if (typeof value !== "string") return value;
  const [alone] = /^\{(\w+\.[\w.-]+)\}$/.exec(value)?.slice(1) ?? [];
  const number = alone && values.get(alone);
  if (typeof number === "number") return number as T;
  return value.replace(placeholder, (whole, name: string) => {
    const found = values.get(name);
    if (found === undefined) unknown(name);
    return found === undefined ? whole : String(found);
  }) as T;
}

/** A brace that belongs to no placeholder would be seen on the page. */
function braceFault(text: string, values: Values): string | undefined {
  const [open] = strayCondition.exec(text) ?? [];
  if (open)
    return `“${open}” does not work. Write it like {if ${offers[0]}} … {end if}, with one of ${offers.join(", ")}.`;
  const [stray] = strayBrace.exec(text.replace(placeholder, "").replace(blank, "")) ?? [];
  if (stray === undefined) return undefined;
  const [name = ""] = /\w[\w.-]*\w/.exec(stray) ?? [];
  const meant = nearest(name, values.keys()) ?? "fact.consultation";
  return `“${stray}” is not a placeholder. Write it like {${meant}}, with both braces and no spaces.`;
}

/** What can stand at a place: "case." leads to every case study, "month " to every month. */
function namesAfter(start: string, values: Values): string[] {
  const parts = [...values.keys()]
    .filter((name) => name.startsWith(start))
    .map((name) => /^[^. ]+[. ]?/.exec(name.slice(start.length))?.[0] ?? "");
  const isName = (part: string) => values.has(start + part.replace(/[. ]$/, ""));
  const names = parts.map((part) => (isName(part) ? part.replace(/[. ]$/, "") : part));
  return [...new Set(names)].map((name) => `{${start}${/[. ]$/.test(name) ? `${name}…` : name}}`);
}

/** What a wrong name could have been, from as much of it as is right. */
function namesLike(wrong: string, values: Values): string[] {
  const [start = ""] = /.*[. ]/.exec(wrong) ?? [];
  const names = namesAfter(start, values);
  return names.length || !start ? names : namesLike(start.slice(0, -1), values);
}

/** As many as one reads. */
function someOf([first = "", ...others]: readonly string[]): string {
  const next = others[0] ?? "";
  if (!next) return first;
  return first.length + next.length > 240
    ? `${first} and others`
    : someOf([`${first}, ${next}`, ...others.slice(1)]);
}

/** The one that it should have been: where its start is right, the rest decides. */
function nameLike(wrong: string, values: Values): string | undefined {
  const [start = ""] = /.*[. ]/.exec(wrong) ?? [];
  const rests = [...values.keys()].filter((name) => name.startsWith(start));
  if (!rests.length) return nearest(wrong, values.keys());
  const rest = nearest(
    wrong.slice(start.length),
    rests.map((name) => name.slice(start.length)),
  );
  return rest && start + rest;
}

/** The same value with every placeholder filled; `fault` hears of those that do not exist. */
export function fill(
  value: unknown,
  values: Values,
  fault: (path: readonly PropertyKey[], message: string) => void,
  path: readonly PropertyKey[] = [],
): unknown {
  if (Array.isArray(value))
    return value.map((inner, index) => fill(inner, values, fault, [...path, index]));
  if (value && typeof value === "object")
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        fill(inner, values, fault, [...path, key]),
      ]),
    );
  const wrong = typeof value === "string" && braceFault(value, values);
  if (wrong) fault(path, wrong);
  return fillText(value, values, (name) => {
    const near = nameLike(name, values);
    fault(
      path,
      `{${name}} does not exist.${near ? ` Did you mean {${near}}?` : ""} You can use ${someOf(namesLike(name, values))}.`,
    );
  });
}
