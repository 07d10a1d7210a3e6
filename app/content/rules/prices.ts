import { inExpression } from "../../text/in-expression.ts";
import { contentFolder } from "../folder.ts";
import type { Source } from "../read-sources.ts";
import { textsIn } from "../schema/house-style.ts";
import type { CrossFileFault, Rule } from "./rule.ts";

/** A currency is known by its sign; a code becomes one, so that "ALL 5" is a sum and "all 5" is none. */
const codes = `(?:${Intl.supportedValuesOf("currency").join("|")})`;
const code = new RegExp(`\\b${codes}\\s?(?=\\d)|(?<=\\d\\s?)${codes}\\b`, "gu");
const sum =
  "\\p{Sc}\\s?\\d|\\d[\\d.,]*\\s?(?:\\p{Sc}|[km]\\b|pounds|dollars|euros|francs)|\\d[.,]\\d{3}\\b";
const part = "half|third|quarter|fifth|sixth|eighth|tenth|twentieth";
/** Of anything but the fee itself: "half of the fee is due at the end" says nothing of its height. */
const share = `(?:\\d\\s?(?:%|percent\\b|per cent\\b)|\\b(?:${part})(?= of\\b))(?! of (?:the|our|its|that|their) (?:[\\w-]+ )?(?:fee|price|charge|retainer)s?\\b)`;
const figure = `(?:${sum}|${share})`;
/** Asked first: most texts have no figure at all. */
const mayHaveFigure = new RegExp(`\\d|${part}`, "i");

const rate = "(?:day|daily|hourly|monthly) (?:rate|charge)s?";
const fee = `(?:fees?|retainers?|${rate})`;
/** Up to the figure that belongs to it, and not into the next clause. */
const upTo = "(?:(?!\\b(?:while|whether|when|if|because|although|and|but)\\b)[^;])*?";
const about =
  "(?:(?:about|around|roughly|usually|typically|only|just|from|at|under|over|up|to|an?|one) )*";

/** Words in which the firm, or a client who is quoted, names what its work costs. */
function pricePatterns(name: string, [we, our, us]: readonly string[]): RegExp[] {
  const firms = `\\b(?:${our}|the firm[’']s|${inExpression(name)}[’']s)`;
  const own = `${firms} (?:(?:[\\w-]+ ){0,2}(?:${fee}|prices?|pricing|charges?)|rates?)\\b`;
  return [
    `(?:${own}|\\b${we} (?:\\w+ )?(?:charged?|bill(?:ed)?|invoiced?)\\b|\\bpa(?:y|ys|id) ${us}\\b)${upTo}${figure}`,
    `${figure}[^.;]{0,20} (?:is|was|as|in|for) ${own}`,
    // Where nobody else is said to ask for it, the firm does.
    `(?:^|[“(,;:] ?|\\b(?:the|an?|usual|typical|fixed|flat|project|success|advisory|consulting|monthly) )${fee}(?: here)?(?::| (?:is|are|was|were|of|from|at|comes? to|came to|starts? (?:at|from)|begins? at)) ${about}${figure}`,
    `(?:^price(?:s|ing)?:|\\b(?:prices|pricing) (?:starts?|begins?|from)\\b) ?(?:at |from )?${figure}`,
  ].map((pattern) => new RegExp(pattern, "iu"));
}

/** "Fee" or "Day rate", with its figure in the field that follows. */
const asLabel = new RegExp(`^(?:our )?(?:${fee}|prices?|pricing)$`, "i");

/** Unless the firm wants it, no fee is shown: a figure on a page would be held against the next offer. */
export function* pricesAreNotShown(
  sources: readonly Source[],
  { site }: Parameters<Rule>[0],
): Generator<CrossFileFault> {
  if (site.showsPrices) return;
  const ours = pricePatterns(site.name, ["we", "our", "us"]);
  const quoted = pricePatterns(site.name, ["they", "their", "them"]);
  for (const { name, filled } of sources) {
    let label = "";
    for (const { path, text } of textsIn(filled)) {
      const said = mayHaveFigure.test(text) ? `${label}${text}` : "";
      const sentences = said.replace(code, "¤").split(/(?<=[.?!][”"']?)\s+/u);
      const patterns = path.at(-1) === "quote" ? quoted : ours;
      const shown = sentences.find((one) => patterns.some((pattern) => pattern.test(one)));
      if (shown)
        yield {
          file: name,
          path,
          message: `shows a fee or a price of the firm. Leave the number out, or say whose it is, like “the seller’s fee”. If the firm publishes its prices, turn on “showsPrices” in ${contentFolder}/site.yaml. “${shown}”`,
        };
      label = asLabel.test(text) ? `${text}: ` : "";
    }
  }
}
