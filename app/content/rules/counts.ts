import { inExpression } from "../../text/in-expression.ts";
import type { Content } from "../assemble.ts";
import { countsIn } from "../counts.ts";
import type { Source } from "../read-sources.ts";
import { textsIn } from "../schema/house-style.ts";
import type { CrossFileFault } from "./rule.ts";

/** An entry counts what is its own, and legal texts what others do for the firm. */
const hasOwnNumbers = /^(services|case-studies|legal)\//;

/**
 * "Eight case studies" would be wrong as soon as there is a ninth. A smaller number is a part of them; one as
 * large as their number means all, and a larger one is wrong already.
 */
export function* countsAreFilledIn(
  sources: readonly Source[],
  { machines, words }: Content,
): Generator<CrossFileFault> {
  const { numbers } = words.durations;
  const counts = countsIn(sources);
  const { services, caseStudies } = machines.llms.sections;
  const nouns = { services, "case-studies": caseStudies };
  const number = ["\\d+", ...numbers.map(inExpression)].join("|");
  for (const { name: file, value } of sources.filter(({ name }) => !hasOwnNumbers.test(name)))
    for (const { path, text } of textsIn(value))
      for (const [kind, noun] of Object.entries(nouns)) {
        const counted = new RegExp(`(?<![\\w.,])(${number}) ${inExpression(noun)}\\b`, "iu");
        const [found, given = ""] = counted.exec(text) ?? [];
        const count = Number(given) || numbers.indexOf(given.toLowerCase()) + 1;
        if (!found || count < (counts[kind] ?? 0)) continue;
        const placeholder = /^\p{Lu}/u.test(given) ? `{Count.${kind}}` : `{count.${kind}}`;
        const message = `“${found}”: there are ${counts[kind]}. Write ${placeholder} in place of the number, and it stays right.`;
        yield { file, path, message };
      }
}
