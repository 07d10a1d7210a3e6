import { inExpression } from "../../text/in-expression.ts";
import { numerals } from "../../text/numerals.ts";
import type { Content } from "../assemble.ts";
import { countsIn } from "../counts.ts";
import type { Source } from "../read-sources.ts";
import { textsIn } from "../schema/house-style.ts";
import type { CrossFileFault } from "./rule.ts";

/** An entry counts what is its own, and legal texts what others do for the firm. */
const hasOwnNumbers = /^(services|case-studies|legal)\//;

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

/**
 * "Eight case studies" would be wrong as soon as there is a ninth. A smaller number is a part of them; one as
 * large as their number means all, and a larger one is wrong already.
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
  const counted = nouns.map((one) => ({
    ...one,
    pattern: new RegExp(`(?<![\\w.,-])(${number}) ${inExpression(one.noun)}\\b`, "iu"),
  }));
  for (const { name: file, value } of sources.filter(({ name }) => !hasOwnNumbers.test(name)))
    for (const { path, text } of textsIn(value))
      for (const { kind, mayBeMore, pattern } of counted) {
        const [found, given = ""] = pattern.exec(text) ?? [];
        const count = Number(given) || numbers.indexOf(given.toLowerCase()) + 1;
        const all = counts[kind] ?? 0;
        if (!found || !all || count < all || (mayBeMore && count > all)) continue;
        const placeholder = /^\p{Lu}/u.test(given) ? `{Count.${kind}}` : `{count.${kind}}`;
        const message = `“${found}”: there are ${all}. Write ${placeholder} in place of the number, and it stays right.`;
        yield { file, path, message };
      }
}
