import { textsIn } from "../schema/house-style.ts";
import { type Rule, repeated } from "./rule.ts";

const numbersIn = (text: string) => text.match(/£?\d[\d.,]*\d[KMB%]?|£?\d[KMB%]?/g) ?? [];
const withUnit = (value: number, unit: string) =>
  unit === "£M" ? `£${value}M` : unit === "%" ? `${value}%` : `${value}`;

/** Figures lead to a list of them all, which has each id once and quotes case studies by their own figures. */
export const claimsAreShown: Rule = function* ({ claims, caseStudies, pages }) {
  if (!pages.some(({ bands }) => bands.some(({ band }) => band === "claims-ledger")))
    yield {
      file: "claims.yaml",
      path: ["claims"],
      message: "no page lists them: add “band: claims-ledger” to one, where links to figures lead.",
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
      for (const { from, to, unit } of study?.baselines ?? [])
        given.push(withUnit(from, unit), withUnit(to, unit));
      for (const number of numbersIn(shows))
        if (!given.includes(number))
          yield {
            file: "claims.yaml",
            path: ["claims", index, "cases", place, "shows"],
            message: `content/case-studies/${slug}.yaml does not say ${number}.`,
          };
    }
};

/** A page links the figures that a text cites, so the text says them, in the order of their list. */
export const citedFiguresAreSaid: Rule = function* ({ claims, caseStudiesPage }) {
  const { note, noteFigure } = caseStudiesPage.variance;
  const texts = [
    {
      place: { file: "pages/case-studies.yaml", path: ["variance", "noteFigure"] },
      text: note,
      cites: [noteFigure],
    },
  ];
  for (const { place, text, cites } of texts) {
    let rest = text;
    for (const id of cites) {
      const value = claims.find((claim) => claim.id === id)?.value ?? "";
      const start = rest.indexOf(value);
      if (start < 0)
        yield {
          ...place,
          message: `the text does not say ${value}, in this order: write {claim.${id}} into it, or leave “${id}” out.`,
        };
      rest = rest.slice(Math.max(start, 0) + value.length);
    }
  }
};
