import { bandKinds, pageWith } from "../../bands/kinds.ts";
import { inExpression } from "../../text/in-expression.ts";
import type { Content } from "../assemble.ts";
import { caseFacts, caseWordsOf } from "../case-facts.ts";
import { contentFolder } from "../folder.ts";
import { monthName } from "../program-months.ts";
import { textsIn, wordsOf } from "../schema/house-style.ts";
import { isTranslation, type Rule, repeated } from "./rule.ts";

/** With their signs, as any English writes them: £34M, £34m, 34%. */
const numbersIn = (text: string) => text.match(/\p{Sc}?\d(?:[\d.,]*\d)?(?:bn|[KMBkm%])?/gu) ?? [];

/** One figure, as one writes it in English: £8.3B, 92%, 1,250+, 5x, 4.8/5, 41 of 46, 3–6 weeks, five days. */
export function isOneFigure(value: string, { numbers, ...others }: Content["words"]["durations"]) {
  const forms = Object.values(others).flatMap((one) => Object.values(Object(one)).map(String));
  const units = forms.map((form) => inExpression(form.replace("{count} ", ""))).join("|");
  const number = "(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)?";
  const amount = `\\p{Sc}?${number}(?:bn|[KMBkmx]| [mb]illion)?%?\\+?`;
  const inTwo = `${number}(?:/| of | in )${number}`;
  const time = `(?:${number}(?:[–-]${number})?|${numbers.join("|")})(?:[ -](?:${units}))?`;
  return new RegExp(`^(?:${amount}|${inTwo}|${time})$`, "iu").test(value);
}

/** "50 of 46" and "9.9/5" are more than there is; "24/7" is no share. */
export function isMoreThanAll(value: string): boolean {
  const [, part, of, all] = /^([\d.,]+)(\/| of | in )([\d.,]+)$/.exec(value) ?? [];
  const [some, whole] = [part, all].map((one) => Number(one?.replaceAll(",", "")));
  const isScale = of !== "/" || whole === 5 || whole === 10 || whole === 100;
  return isScale && (some ?? 0) > (whole ?? 0);
}

/** A figure is one number, in figures or in words; a share of something is no more than all of it. */
export const claimsAreNumbers: Rule = function* ({ claims, words, site }) {
  const inWords = words.durations.numbers;
  const { format } = new Intl.NumberFormat(site.language);
  for (const [index, { value, number, benchmark }] of claims.entries()) {
    const fault = (message: string) => ({
      file: "claims.yaml",
      path: ["claims", index, "value"],
      message,
    });
    for (const one of [{ value, number }, benchmark ?? {}])
      if (one.number !== undefined && !one.value?.includes(format(one.number)))
        yield fault(
          `“${one.value}” does not have the number ${one.number} in it. Change one of them.`,
        );
    const isNumber = /\d/.test(value) || wordsOf(value).some((word) => inWords.includes(word));
    if (!isNumber)
      yield fault(`“${value}” has no number in it. Write one, for example 92% or 1,250+.`);
    else if (/^en\b/.test(site.language) && !isOneFigure(value, words.durations))
      yield fault(
        `“${value}” is not one figure. Write it like 92%, 1,250+, £8.3B, 41 of 46 or six weeks.`,
      );
    if (/^en\b/.test(site.language) && isMoreThanAll(value))
      yield fault(`“${value}” is more than all. Write the part first, such as 41 of 46 or 4.8/5.`);
    const [share = ""] = /\d[\d.,]*(?= ?%)/.exec(value) ?? [];
    if (Number(share.replaceAll(",", ".")) > 100)
      yield fault(
        `“${value}” is more than a share can be, which is 100%. Write growth as a factor, such as 5x.`,
      );
  }
};

/** Why a figure does not cover a program: it ended at another time, or is work of another kind. */
function* leavesOut(
  { covers }: Content["claims"][number],
  { ended, kind, servicesUsed }: Content["caseStudies"][number],
  language: string,
) {
  if (!covers) return;
  const { from, to, kinds, services } = covers;
  const name = (month: string) => monthName(month, language);
  if (ended < from || (to && ended > to))
    yield `ended in ${name(ended)}, but the figure covers programs that ended from ${name(from)} ${to ? `to ${name(to)}` : "on"}`;
  if (kinds.length && !kinds.includes(kind ?? ""))
    yield `is not of the kind that the figure covers: ${kinds.join(", ")}`;
  if (services.length && !servicesUsed.some(({ id }) => services.includes(id)))
    yield `used none of the services that the figure covers: ${services.join(", ")}`;
}

/** The years that a period names are those that the figure covers. */
function* otherYears({ period, covers }: Content["claims"][number]) {
  const years = new Set(period.match(/\b\d{4}\b/g));
  if (!covers || !years.size) return;
  const { from, to = from } = covers;
  const covered = new Set([from, to].map((month) => month.slice(0, 4)));
  if (years.symmetricDifference(covered).size)
    yield `says ${[...years].join(" and ")}, but the figure covers ${[...covered].join(" to ")}. Make them agree.`;
}

/** What a figure cites is what it counts. */
export const claimsCiteWhatTheyCover: Rule = function* ({ claims, caseStudies, site }) {
  for (const [index, claim] of claims.entries()) {
    for (const message of otherYears(claim))
      yield { file: "claims.yaml", path: ["claims", index, "period"], message };
    for (const [place, { slug }] of (claim.cases ?? []).entries())
      for (const study of caseStudies.filter((one) => one.slug === slug))
        for (const why of leavesOut(claim, study, site.language))
          yield {
            file: "claims.yaml",
            path: ["claims", index, "cases", place, "slug"],
            message: `${why}. Remove it, or change what the figure covers.`,
          };
  }
};

/** Figures lead to a list of them all, which has each id once and quotes case studies by their own figures. */
export const claimsAreShown: Rule = function* ({ claims, caseStudies, pages, site, words }) {
  const list = bandKinds.find(({ role }) => role === "claims")?.kind;
  if (claims.length && site.offers.claimsLedger && !pageWith(pages, "claims"))
    yield {
      file: "site.yaml",
      path: ["offers", "claimsLedger"],
      message: `no page lists the figures. Add the band “${list}” to one, or turn this off.`,
    };
  yield* repeated(
    claims.map(({ id }, index) => ({
      file: "claims.yaml",
      path: ["claims", index, "id"],
      text: id,
    })),
  );
  // A case study may not be translated: what figures cite is asked of the first language.
  if (isTranslation(site)) return;
  for (const [index, { cases = [] }] of claims.entries())
    for (const [place, { slug, shows }] of cases.entries()) {
      const study = caseStudies.find((one) => one.slug === slug);
      const { facts } = caseFacts(study, caseWordsOf({ site, words }));
      const told = [...textsIn(study)].map(({ text }) => text);
      const given = [...told, ...facts.values()].flatMap((said) => numbersIn(`${said}`));
      for (const number of numbersIn(shows))
        if (!given.includes(number))
          yield {
            file: "claims.yaml",
            path: ["claims", index, "cases", place, "shows"],
            message: `says ${number}, but ${contentFolder}/case-studies/${slug}.yaml does not. Use its numbers.`,
          };
    }
};
