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
  new RegExp(`(?<![\\d.,])${inExpression(sum)}(?![\\w.,]*\\w|\\+)`, "u").test(text);

/** What a text gives of a case study that one of its fields knows, each with the reference to it. */
function writtenOut(text: string, known: Values): Map<string, string> {
  const plain = text.replace(/\{[^{}]*\}/g, "…");
  const months = monthsIn(plain).map(String);
  const found = new Map<string, string>();
  for (const [name, value] of known) {
    const [, month = ""] = /^month[. ](\d+)$/.exec(name) ?? [];
    const isSum = /\p{Sc}/u.test(`${value}`) && isIn(plain, `${value}`);
    // Of two fields with the same sum, the first is the plainer one.
    if (isSum && !found.has(`${value}`)) found.set(`${value}`, name);
    if (months.includes(month)) found.set(`month ${month}`, name);
  }
  return found;
}

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

/** A sum or a month that a case study has in a field is not written out in words: one of them would change alone. */
export function* caseFactsAreNotWrittenOut(
  sources: readonly Source[],
  content: Content,
): Generator<CrossFileFault> {
  const said = caseWordsOf(content);
  const cases = new Map<string, CaseFacts>();
  for (const { name, value } of sources)
    if (name.startsWith("case-studies/")) cases.set(name, caseFacts(value, said));
  const fault = (file: string, path: readonly PropertyKey[], found: string, name: string) => ({
    file,
    path,
    message: `has “${found}” written out, which a field of the case study knows. Write {${name}} instead.`,
  });
  for (const source of sources) {
    const { name: file, value } = source;
    const own = cases.get(file)?.own ?? new Map();
    for (const { path, text } of own.size ? textsIn(value) : [])
      for (const [found, name] of writtenOut(text, own))
        if (!isOrigin(path, name)) yield fault(file, path, found, name);
    for (const { slug, text, path } of rowsOnCases(source))
      for (const [found, name] of writtenOut(text, cases.get(caseStudyFile(slug))?.facts ?? own))
        yield fault(file, path, found, `case.${slug}.${name}`);
  }
}
