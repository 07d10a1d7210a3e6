import { filled } from "../../text/filled.ts";
import { inExpression } from "../../text/in-expression.ts";
import type { Content } from "../assemble.ts";
import { type CaseFacts, caseFacts, caseWordsOf } from "../case-facts.ts";
import type { Values } from "../placeholders.ts";
import type { Source } from "../read-sources.ts";
import { monthsIn } from "../schema/case-study-rules.ts";
import { textsIn } from "../schema/house-style.ts";
import { fieldsIn, wholeNodeFor } from "../schema/nodes.ts";
import { type CrossFileFault, caseStudyFile } from "./rule.ts";

/** A sum stands by itself: "£5M" is no part of "£5M+", "£5.2M" or "£15M". */
const isIn = (text: string, sum: string) =>
  text.includes(sum) &&
  new RegExp(`(?<![\\d.,])${inExpression(sum)}(?![\\w.,]*\\w|\\+)`, "u").test(text);

/** How a text writes out what a field knows; a bare number could count anything. */
function writtenAs(name: string, value: string, { durations, figures }: Content["words"]) {
  const field = name.replace(/^case\./, "");
  if (/^(?:from$|to$|calendar)/.test(field) || /\p{Sc}/u.test(value)) return value;
  const counted = (words: string) => filled(words, { count: value }).replace(/\.$/, "");
  if (/months$/i.test(field)) return counted(durations.month.other);
  return field.endsWith("People") ? counted(figures.people) : undefined;
}

/** What a text gives of a case study that one of its fields knows, each with the reference to it. */
function writtenOut(text: string, known: Values, words: Content["words"]): Map<string, string> {
  const plain = text.replace(/\{[^{}]*\}/g, "…");
  let months: string[] | undefined;
  const isTold = (month: string) => {
    months ??= monthsIn(plain).map(String);
    return months.includes(month);
  };
  const found = new Map<string, string>();
  for (const [name, value] of known) {
    const [, month = ""] = /^month[. ](\d+)$/.exec(name) ?? [];
    const phrase = writtenAs(name, `${value}`, words);
    // Of two fields that say the same, the first is the plainer one.
    if (phrase && isIn(plain, phrase) && !found.has(phrase)) found.set(phrase, name);
    if (month && isTold(month)) found.set(`month ${month}`, name);
  }
  return found;
}

const sumsOf = (facts: Values) =>
  new Map([...facts].filter(([, value]) => /\p{Sc}/u.test(`${value}`)));

/** Where the figure of a result is written. */
const isOrigin = ([list, place]: readonly PropertyKey[], name: string) =>
  list === "results" && name === `case.result.${Number(place) + 1}`;

/** A row that names a case study tells of it: the texts beside the name. */
function* rowsOnCases({ name: file, value }: Source) {
  for (const { node, value: row, path } of fieldsIn(wholeNodeFor(file), value)) {
    const names = Object.entries(node.properties ?? {}).filter(
      ([, { refers }]) => refers === "case-studies",
    );
    for (const [field] of names) {
      const { [field]: slug, ...texts } = Object(row) as Record<string, unknown>;
      for (const [key, text] of Object.entries(texts))
        if (typeof slug === "string" && typeof text === "string")
          yield { slug, text, path: [...path, key] };
    }
  }
}

/** Pages may tell of any case study, services have sums of their own. */
const tellsOfAll = /^(?:pages\/|situations\.|claims\.)/;
const tellsOfSome = /^services\//;

/** Texts that name a case study or lead to it; elsewhere, what nobody but it could have: a sum. */
function* textsOnCases({ name: file, value }: Source, cases: readonly Told[]) {
  if (!tellsOfAll.test(file) && !tellsOfSome.test(file)) return;
  for (const { path, text } of textsIn(value))
    for (const { slug, title, facts, sums } of cases) {
      const isNamed = text.includes(title) || text.includes(`/${slug}`);
      if (isNamed || tellsOfAll.test(file))
        yield { slug, text, path, facts: isNamed ? facts : sums };
    }
}

interface Told extends CaseFacts {
  slug: string;
  title: string;
  /** Those of the facts that nobody else could have. */
  sums: Values;
}

/** What a case study has in a field is not written out in words: one of them would change alone. */
export function* caseFactsAreNotWrittenOut(
  sources: readonly Source[],
  content: Content,
): Generator<CrossFileFault> {
  const said = caseWordsOf(content);
  const { words } = content;
  const cases = content.caseStudies.map(({ slug, title }): Told => {
    const study = sources.find(({ name }) => name === caseStudyFile(slug))?.value;
    const { facts, own } = caseFacts(study, said);
    return { slug, title, facts, own, sums: sumsOf(facts) };
  });
  const fault = (file: string, path: readonly PropertyKey[], found: string, name: string) => ({
    file,
    path,
    message: `has “${found}” written out, which a field of the case study knows. Write {${name}} instead.`,
  });
  for (const source of sources) {
    const { name: file, value } = source;
    const own = cases.find(({ slug }) => caseStudyFile(slug) === file)?.own;
    for (const { path, text } of own ? textsIn(value) : [])
      for (const [found, name] of writtenOut(text, own ?? new Map(), words))
        if (!isOrigin(path, name) && path[0] !== "scale") yield fault(file, path, found, name);
    const rows = [...rowsOnCases(source)].map((row) => ({
      ...row,
      facts: cases.find(({ slug }) => slug === row.slug)?.facts ?? new Map(),
    }));
    for (const { slug, text, path, facts } of [...rows, ...textsOnCases(source, cases)])
      for (const [found, name] of writtenOut(text, facts, words))
        yield fault(file, path, found, `case.${slug}.${name}`);
  }
}
