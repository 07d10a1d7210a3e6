import type { Lists } from "../../content/lists";
import { monthName } from "../../content/program-months";
import type { CaseStudy } from "../../content/types";
import { filled } from "../../lib/use-words";
import { type Locale, moneyInWords, timeInWords } from "../../text/quantities";

type Words = Lists["words"]["caseStudies"];

/** "£17M, planned £16.2M" and "16 months, January 2022 to April 2023", with what the content says itself. */
export function scaleWords(
  { scale, months }: Pick<CaseStudy, "scale" | "months">,
  words: Words,
  locale: Locale,
) {
  const { cost = 0, budget, from, to, ...said } = scale;
  const money = (millions: number) => moneyInWords(millions * 1_000_000, locale);
  const name = (month: string) => monthName(month, locale.language);
  const time = timeInWords(months, "month", locale.language);
  return {
    ...(cost && {
      cost: budget ? filled(words.cost, { cost: money(cost), budget: money(budget) }) : money(cost),
    }),
    duration:
      from === to
        ? filled(words.oneMonth, { time, month: name(from) })
        : filled(words.duration, { time, from: name(from), to: name(to) }),
    ...said,
  };
}
