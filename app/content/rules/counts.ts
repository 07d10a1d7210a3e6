import { inExpression } from "../../text/in-expression.ts";
import type { Content } from "../assemble.ts";
import { countsIn } from "../counts.ts";
import type { Source } from "../read-sources.ts";
import { textsIn } from "../schema/house-style.ts";
import type { CrossFileFault } from "./rule.ts";

/** An entry counts what is its own, and legal texts what others do for the firm. */
const hasOwnNumbers = /^(services|case-studies|legal)\//;

/** What English firms call them as well; of these there may be more than the site tells of. */
const otherNouns = { "case-studies": "programs", clients: "clients", testimonials: "quotes" };

/**
 * "Eight case studies" would be wrong as soon as there is a ninth. A smaller number is a part of them; one as
 * large as their number means all, and a larger one is wrong already.
 */
export function* countsAreFilledIn(
  sources: readonly Source[],
  { machines, words, site }: Content,
): Generator<CrossFileFault> {
  const { numbers } = words.durations;
  const counts = countsIn(sources);
  const { services, caseStudies } = machines.llms.sections;
  const nouns = [
    ...Object.entries({ services, "case-studies": caseStudies }),
    ...(/^en\b/.test(site.language) ? Object.entries(otherNouns) : []),
  ];
  const number = ["\\d+", ...numbers.map(inExpression)].join("|");
  const counted = nouns.map(([kind = "", noun = ""]) => ({
    kind,
    noun,
    pattern: new RegExp(`(?<![\\w.,])(${number}) ${inExpression(noun)}\\b`, "iu"),
  }));
  for (const { name: file, value } of sources.filter(({ name }) => !hasOwnNumbers.test(name)))
    for (const { path, text } of textsIn(value))
      for (const { kind, noun, pattern } of counted) {
        const [found, given = ""] = pattern.exec(text) ?? [];
        const count = Number(given) || numbers.indexOf(given.toLowerCase()) + 1;
        const all = counts[kind] ?? 0;
        const mayBeMore = Object.values(otherNouns).includes(noun);
        if (!found || count < all || (mayBeMore && count > all)) continue;
        const placeholder = /^\p{Lu}/u.test(given) ? `{Count.${kind}}` : `{count.${kind}}`;
        const message = `“${found}”: there are ${all}. Write ${placeholder} in place of the number, and it stays right.`;
        yield { file, path, message };
      }
}
