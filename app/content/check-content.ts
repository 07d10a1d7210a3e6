import type { z } from "zod";
import { assemble, type Content } from "./assemble.ts";
import { type CaseFacts, caseFacts } from "./case-facts.ts";
import { countsIn, countsInWords } from "./counts.ts";
import { derivedSite } from "./derived-site.ts";
import { isDraft, withoutDrafts } from "./drafts.ts";
import { factsInNumbers, factsInWords } from "./facts-in-words.ts";
import { type Fault, type FieldFault, fieldName } from "./fault.ts";
import { contentFolder } from "./folder.ts";
import { missingFiles, valuesOfMissing } from "./missing-files.ts";
import { nearest } from "./nearest.ts";
import { missingOf, offeredSources } from "./offered.ts";
import { fill, sharedValues, type Values } from "./placeholders.ts";
import type { Source } from "./read-sources.ts";
import { textsTooLong } from "./rules/lengths.ts";
import { idOf, isId, namedEntriesAreThere } from "./rules/references.ts";
import type { CrossFileFault, Files } from "./rules/rule.ts";
import { crossFileFaults } from "./rules/rules.ts";
import { sentencesAreInStyle } from "./rules/style.ts";
import { files, folders, type RawContent, schemaOf } from "./schema/file-schemas.ts";
import { interfaceSchema } from "./schema/interface.ts";
import { fieldsIn, wholeNodeFor } from "./schema/nodes.ts";
import { siteSchema } from "./schema/site.ts";
import { blanksOf } from "./templates.ts";

/** The schema of a file, or what is wrong with its name. */
function schemaFor(name: string): z.ZodType | string {
  const schema = schemaOf(name);
  if (!schema) {
    const near = nearest(name, Object.keys(files));
    return `no page uses this file.${near ? ` Did you mean ${contentFolder}/${near}?` : ""}`;
  }
  return name in files || isId.test(idOf(name))
    ? schema
    : "the name of the file becomes an address. Use lowercase letters, digits and hyphens.";
}

/** Takes a wrong text along, so that nobody has to look it up. */
function quoted(value: unknown): string {
  if (typeof value !== "string" || !value) return "";
  return ` “${value.length > 60 ? `${value.slice(0, 60)}…` : value}”`;
}

/** In place of what zod says of a wrong type. */
const typeWords: Record<string, (found: unknown) => string> = {
  string: (found) =>
    found === null ? "needs text." : `needs text. Put ${JSON.stringify(found)} in quotes.`,
  number: (found) => `needs a number, without quotes, not ${JSON.stringify(found)}.`,
  array: () => "needs a list. Put each entry on its own line, after “- ”.",
  object: () => "needs fields. Put each on its own line below, with its name and a colon.",
};

function messageOf(issue: z.core.$ZodIssue, value: unknown): string {
  const found = issue.path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  );
  if (found === undefined) return "is missing.";
  if (issue.code === "invalid_type" && issue.message.startsWith("Invalid input"))
    return typeWords[issue.expected]?.(found) ?? issue.message;
  return issue.message.includes("“") ? issue.message : `${issue.message}${quoted(found)}`;
}

/** What could be written at a place, beside what is there already. */
function freeFields(name: string, place: readonly PropertyKey[], value: unknown): string[] {
  for (const { node, value: words, path } of fieldsIn(wholeNodeFor(name), value))
    if (path.join() === place.join())
      return Object.keys(node.properties ?? {}).filter((field) => !(field in Object(words)));
  return [];
}

/** Each fault with its place; a misspelled field is not missing as well. */
function faultsOf(name: string, issues: readonly z.core.$ZodIssue[], value: unknown): FieldFault[] {
  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => ({ key, parent: issue.path, path: [...issue.path, key] }))
      : [],
  );
  const meant = new Map<string, string>();
  const faults: FieldFault[] = [];
  for (const issue of issues) {
    if (issue.code === "unrecognized_keys") continue;
    const message = messageOf(issue, value);
    const field = String(issue.path.at(-1));
    const wrong = unknown.find(
      ({ key, parent }) =>
        message === "is missing." &&
        parent.join() === issue.path.slice(0, -1).join() &&
        nearest(key.toLowerCase(), [field]),
    );
    if (wrong) meant.set(wrong.path.join(), field);
    else faults.push({ path: issue.path, message });
  }
  for (const { key, parent, path } of unknown) {
    const free = freeFields(name, parent, value);
    const near = meant.get(path.join()) ?? nearest(key.toLowerCase(), free);
    const help = near
      ? ` Did you mean “${near}”?`
      : free.length
        ? ` You can use ${free.join(", ")}.`
        : "";
    faults.push({ path, message: `“${key}” is not a field here.${help}` });
  }
  return faults;
}

type Written = readonly Pick<Source, "name" | "value">[];
const valueIn = (sources: Written, file: string) =>
  sources.find(({ name }) => name === file)?.value;

/** Nothing is checked yet: a field may be missing. */
function withDerived(site: unknown): unknown {
  const { address, mailboxes, ...rest } = (site ?? {}) as Partial<
    Parameters<typeof derivedSite>[0]
  >;
  return {
    ...rest,
    address,
    ...derivedSite({ address: address ?? {}, mailboxes: mailboxes ?? {} }),
  };
}

/** Of a site that is not checked yet. */
function languageIn(site: unknown): string {
  const { language } = (site ?? {}) as { language?: unknown };
  return siteSchema.shape.language.safeParse(language).data ?? "en";
}

/** How the site writes times and numbers; nothing is checked yet. */
function durationsIn(words: unknown) {
  const { durations } = (words ?? {}) as { durations?: unknown };
  return interfaceSchema.shape.durations.safeParse(durations).data;
}

/** {fact.callWithin} in words, {fact.callWithin.days} as a number; nothing is checked yet. */
function factValues(facts: unknown, words: unknown, site: unknown): Record<string, unknown> {
  const all = (facts ?? {}) as Record<string, unknown>;
  return { ...factsInWords(all, durationsIn(words), languageIn(site)), ...factsInNumbers(all) };
}

/** What each case study knows of itself, by its slug; nothing is checked yet. */
function casesIn(sources: Written) {
  const [words, site] = [valueIn(sources, "interface.yaml"), valueIn(sources, "site.yaml")];
  const { inMonth } = (words as { track?: { inMonth?: unknown } } | undefined)?.track ?? {};
  const { currency: code } = (site ?? {}) as { currency?: unknown };
  const currency = siteSchema.shape.currency.safeParse(code).data;
  const language = languageIn(site);
  const numbers = durationsIn(words)?.numbers;
  const cases = new Map<string, CaseFacts>();
  for (const { name, value } of sources)
    if (name.startsWith("case-studies/") && typeof inMonth === "string" && currency)
      cases.set(name, caseFacts(value, { language, currency, inMonth, numbers }));
  return cases;
}

/** Where a file has what is wrong. */
function placeIn(source: Source | undefined, wrong: readonly PropertyKey[]) {
  const path = source?.placeOf?.(wrong) ?? wrong;
  return { line: source?.lineOf(path) ?? 1, field: fieldName(path), path };
}

/** All that a text may refer to, by its name; nothing is checked yet. */
export function valuesIn(sources: Written, cases = casesIn(sources)): Values {
  const [facts, words, site] = [
    valueIn(sources, "facts.yaml"),
    valueIn(sources, "interface.yaml"),
    valueIn(sources, "site.yaml"),
  ];
  return sharedValues({
    facts: factValues(facts, words, site),
    site: withDerived(site),
    claims: valueIn(sources, "claims.yaml"),
    counts: countsInWords(countsIn(sources), durationsIn(words)?.numbers),
    cases: new Map([...cases].map(([name, { facts: own }]) => [idOf(name), own])),
  });
}

/** A file with all that its texts refer to. */
const filled = (
  { name, value }: Source,
  values: Values,
  cases: ReadonlyMap<string, CaseFacts>,
  fault: Parameters<typeof fill>[2] = () => {},
) => fill(value, new Map([...values, ...(cases.get(name)?.own ?? blanksOf(name))]), fault);

/** Every file as the site says it, for a language that has not translated it. */
export function allFilled(sources: readonly Source[]): Map<string, unknown> {
  const shown = offeredSources(sources);
  const cases = casesIn(shown);
  const values = valuesIn(shown, cases);
  return new Map(shown.map((source) => [source.name, filled(source, values, cases)]));
}

/** Every file against its schema: what is right, and all that is wrong. */
function checkSources(sources: readonly Source[], isTranslated: boolean) {
  const faults: Fault[] = [];
  const cases = casesIn(sources);
  const values = valuesIn(sources, cases);
  const content = valuesOfMissing(sources);
  for (const folder of Object.keys(folders)) content[folder] = new Map();
  for (const source of sources) {
    const { name, file } = source;
    const fault = (path: readonly PropertyKey[], message: string) =>
      void faults.push({ file, ...placeIn(source, path), message });
    const schema = schemaFor(name);
    if (typeof schema === "string") {
      fault([], schema);
      continue;
    }
    source.filled = filled(source, values, cases, fault);
    const { data, error } = schema.safeParse(source.filled);
    for (const { path, message } of faultsOf(name, error?.issues ?? [], source.filled))
      fault(path, message);
    for (const { path, text, message } of textsTooLong(name, source.filled, isTranslated))
      fault(path, message + quoted(text));
    if (name in files) content[name] = data;
    else if (data)
      (content[name.split("/")[0] ?? ""] as Map<string, unknown>).set(idOf(name), data);
  }
  return { content, faults };
}

/** Files that cannot be read, or are not there: until they can, all others would seem wrong. */
const unreadable = (sources: readonly Source[]): Fault[] => [
  ...sources.flatMap((source) => source.faults),
  ...missingFiles(sources),
];

/**
 * The site with its drafts as far as they can be shown, and what is left to do in those that cannot.
 * What a draft has in common with other pages is nobody's fault yet.
 */
export function checkWithDrafts(sources: readonly Source[], files?: Files) {
  const site = checkContent(sources, files);
  if (!sources.some(isDraft)) return { ...site, inDrafts: [] };
  const { content, faults } = check(sources, files);
  if (site.faults.length || !faults.length) return { ...site, content, inDrafts: [] };
  const inDrafts = faults.filter(({ path }) => !content || path?.includes("image"));
  const unfinished = new Set(inDrafts.map(({ file }) => file));
  const shown = withoutDrafts(sources, ({ file }) => !unfinished.has(file));
  const all = check(shown, files);
  return { content: all.content ?? site.content, faults: [], inDrafts };
}

export function checkContent(sources: readonly Source[], files?: Files, isTranslated = false) {
  return check(withoutDrafts(sources), files, isTranslated);
}

/** What rules found, with the lines. */
const located = (found: Iterable<CrossFileFault>, sources: readonly Source[]): Fault[] =>
  [...found].map(({ file: name, path, message }) => {
    const source = sources.find((one) => one.name === name);
    return {
      file: source?.file ?? `${contentFolder}/${name}`,
      ...placeIn(source, path),
      message,
    };
  });

/**
 * Everything the site says, and all that is wrong with it, in three rounds: files that cannot be read,
 * then each file by itself, then all of them together. A fault in one round would only be echoed in the next.
 */
function check(
  given: readonly Source[],
  files?: Files,
  isTranslated = false,
): { content?: Content; faults: Fault[] } {
  // Of two that say the same, the one that is being written is to change.
  const sources = offeredSources(
    given.toSorted((one, other) => Number(isDraft(one)) - Number(isDraft(other))),
  );
  const unread = unreadable(sources);
  const lost = unread.length ? unread : missingOf(sources);
  if (lost.length) return { faults: lost };
  const { content: checked, faults } = checkSources(sources, isTranslated);
  const site = sources.find(({ name }) => name === "site.yaml")?.value;
  const { avoid } = (isTranslated ? {} : site) as { avoid?: unknown };
  const avoided = siteSchema.shape.avoid.safeParse(avoid).data;
  const inStyle = sentencesAreInStyle(sources, languageIn(site), avoided);
  faults.push(...located(inStyle, sources));
  // Content with a name that leads nowhere could not be put together.
  faults.push(...located(namedEntriesAreThere(sources), sources));
  if (faults.length) return { faults };
  const content = assemble(checked as unknown as RawContent);
  return { content, faults: located(crossFileFaults(content, sources, files), sources) };
}
