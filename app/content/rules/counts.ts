import { kindOf } from "../../bands/kinds.ts";
import { inExpression } from "../../text/in-expression.ts";
import { numerals } from "../../text/numerals.ts";
import type { Content } from "../assemble.ts";
import { countsIn } from "../counts.ts";
import type { Source } from "../read-sources.ts";
import { textsIn } from "../schema/house-style.ts";
import type { CrossFileFault } from "./rule.ts";

/** A case study counts what is its own, and legal texts what others do for the firm. */
const hasOwnNumbers = /^(case-studies|legal)\//;

/** So does a service, unless it says whose they are. */
const isService = /^services\//;

interface Noun {
  kind: string;
  noun: string;
  /** Of these there may be more than the site tells of. */
  mayBeMore?: true;
}

/** What English firms call them as well. */
const englishNouns: readonly Noun[] = [
  { kind: "offices", noun: "offices" },
  { kind: "offices", noun: "hubs" },
  { kind: "industries", noun: "industries" },
  { kind: "service-groups", noun: "service groups" },
  { kind: "service-groups", noun: "groups of services" },
  { kind: "case-studies", noun: "programs", mayBeMore: true },
  { kind: "clients", noun: "clients", mayBeMore: true },
  { kind: "testimonials", noun: "quotes", mayBeMore: true },
];

/** Between a number and its noun: no word that begins another part of the sentence. */
const between =
  "(?: (?!(?:of|in|to|and|or|for|from|with|by|on|at|per|than|as|a|an|the)\\b)\\p{Ll}+)";

/** After it: which of them are meant. */
const restriction =
  "(?: (?:in|of|for|from|with|on|at|that|who|which|whose|where|below|above|here)\\b)";

/** The band of case studies that a text is the heading of. */
function headingAbove(value: unknown, path: readonly PropertyKey[]) {
  const [list, at, field] = path;
  const { bands } = Object(value) as { bands?: { band: string; count?: number }[] };
  const band = list === "bands" && field === "heading" ? bands?.[Number(at)] : undefined;
  return band && kindOf(band.band).uses.includes("caseStudies") ? band : undefined;
}

/**
 * "Eight case studies" would be wrong as soon as there is a ninth. A smaller number is a part of them, unless
 * it is that of all of ours, or in the heading above them; one as large as their number means all, and a larger one
 * is wrong already.
 */
export function* countsAreFilledIn(
  sources: readonly Source[],
  { machines, words, site }: Content,
): Generator<CrossFileFault> {
  const isEnglish = /^en\b/.test(site.language);
  // English ones also where the site itself would write figures.
  const numbers = isEnglish ? numerals.slice(1) : words.durations.numbers;
  const counts = countsIn(sources);
  const { services, caseStudies } = machines.llms.sections;
  const nouns: Noun[] = [
    { kind: "services", noun: services },
    { kind: "case-studies", noun: caseStudies },
    ...(isEnglish ? englishNouns : []),
  ];
  // Of "twenty-six" not the six alone.
  const number = ["\\d+", ...numbers.toReversed().map(inExpression)].join("|");
  const ofAll = isEnglish ? "(?:(?<whole>our|all(?: (?:of )?our)?) )?" : "";
  const more = isEnglish ? `(?<more>${between}{0,2})` : "";
  const rest = isEnglish ? `(?<rest>${restriction})?` : "";
  const counted = nouns.map((one) => ({
    ...one,
    pattern: new RegExp(
      `(?<![\\w.,-])${ofAll}(?<found>(?<given>${number})${more} ${inExpression(one.noun)}\\b)${rest}`,
      "iu",
    ),
  }));
  for (const { name: file, value } of sources.filter(({ name }) => !hasOwnNumbers.test(name)))
    for (const { path, text } of textsIn(value))
      for (const { kind, mayBeMore, pattern } of counted) {
        const { found, given = "", whole, more = "", rest } = pattern.exec(text)?.groups ?? {};
        const count = Number(given) || numbers.indexOf(given.toLowerCase()) + 1;
        const all = counts[kind] ?? 0;
        if (!found || !all || (isService.test(file) && !whole)) continue;
        const above = kind === "case-studies" ? headingAbove(value, path) : undefined;
        // Of programs, one more word says which.
        if (more && !whole && (mayBeMore || / .* /.test(more))) continue;
        const isPart = count < all && (!whole || Boolean(rest) || mayBeMore);
        const isMore = mayBeMore && count > all;
        if (above ? count === above.count : isPart || isMore) continue;
        const placeholder = /^\p{Lu}/u.test(given) ? `{Count.${kind}}` : `{count.${kind}}`;
        const message = `“${found}”: there are ${all}. Write ${placeholder} in place of the number, and it stays right.`;
        yield { file, path, message };
      }
}
