import { nearest } from "./nearest.ts";
import { offers } from "./schema/offers.ts";
import { strayCondition } from "./switched-text.ts";

/** {fact.consultation}, {claim.retention}, {claim.g2-rating.scope}, {site.mailboxes.info}, {count.services} */
const placeholder = /\{(\w+\.[\w.-]+)\}/g;

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
export function sharedValues({ facts, site, claims, counts }: Sources): Values {
  const values = new Map([
    ...leavesOf("fact", facts),
    ...leavesOf("site", site),
    ...claimsIn(claims),
    ...leavesOf("count", counts?.count),
    ...leavesOf("Count", counts?.Count),
  ]);
  // A claim may take its value from a fact, or its period from the year of foundation.
  for (const [name, value] of values)
    values.set(
      name,
      fillText(value, values, () => {}),
    );
  return values;
}

function fillText<T>(value: T, values: Values, unknown: (name: string) => void): T {
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
    const near = nearest(name, values.keys());
    const kind = name.split(".")[0];
    const known = [...values.keys()].filter((one) => one.startsWith(`${kind}.`));
    const list = (known.length ? known : ["fact.…", "claim.…", "site.…", "count.…"]).map(
      (one) => `{${one}}`,
    );
    fault(
      path,
      `{${name}} does not exist.${near ? ` Did you mean {${near}}?` : ""} You can use ${list.join(", ")}.`,
    );
  });
}
