import { measureInWords } from "../../text/quantities.ts";
import { contentFolder } from "../folder.ts";
import { textsIn, wordsOf } from "../schema/house-style.ts";
import { type Rule, repeated } from "./rule.ts";

/** With their signs, as any English writes them: £34M, £34m, 34%. */
const numbersIn = (text: string) => text.match(/\p{Sc}?\d(?:[\d.,]*\d)?(?:bn|[KMBkm%])?/gu) ?? [];

/** A figure is a number, in figures or in words; a share of something is no more than all of it. */
export const claimsAreNumbers: Rule = function* ({ claims, words }) {
  const inWords = words.durations.numbers;
  for (const [index, { value, growth }] of claims.entries()) {
    const fault = (message: string) => ({
      file: "claims.yaml",
      path: ["claims", index, "value"],
      message,
    });
    const isNumber = /\d/.test(value) || wordsOf(value).some((word) => inWords.includes(word));
    if (!isNumber)
      yield fault(`“${value}” has no number in it. Write one, for example 92% or 1,250+.`);
    const [share = ""] = /\d[\d.,]*(?= ?%)/.exec(value) ?? [];
    if (!growth && Number(share.replaceAll(",", ".")) > 100)
      yield fault(
        `“${value}” is more than a share can be, which is 100%. If it is growth or a return, set “Growth or return” (growth: true).`,
      );
  }
};

/** Figures lead to a list of them all, which has each id once and quotes case studies by their own figures. */
export const claimsAreShown: Rule = function* ({ claims, caseStudies, pages, site }) {
  if (
    claims.length &&
    site.offers.claimsLedger &&
    !pages.some(({ bands }) => bands.some(({ band }) => band === "claims-ledger"))
  )
    yield {
      file: "site.yaml",
      path: ["offers", "claimsLedger"],
      message: "no page lists the figures. Add the band “claims-ledger” to one, or turn this off.",
    };
  yield* repeated(
    claims.map(({ id }, index) => ({
      file: "claims.yaml",
      path: ["claims", index, "id"],
      text: id,
    })),
  );
  for (const [index, { cases = [] }] of claims.entries())
    for (const [place, { slug, shows }] of cases.entries()) {
      const study = caseStudies.find((one) => one.slug === slug);
      const given = [...textsIn(study)].flatMap(({ text }) => numbersIn(text));
      for (const { from, to, ...measure } of study?.baselines ?? [])
        for (const value of [from, to])
          given.push(...numbersIn(measureInWords(value, measure, site)));
      for (const number of numbersIn(shows))
        if (!given.includes(number))
          yield {
            file: "claims.yaml",
            path: ["claims", index, "cases", place, "shows"],
            message: `says ${number}, but ${contentFolder}/case-studies/${slug}.yaml does not. Use its numbers.`,
          };
    }
};
