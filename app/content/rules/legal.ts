import type { Rule } from "./rule.ts";

/** Every legal page stands in the footer. */
export const legalPagesAreLinked: Rule = function* ({ legalPages, site }) {
  for (const { path } of Object.values(legalPages))
    if (!site.legalNavigation.some(({ href }) => href === path))
      yield {
        file: `legal${path}.md`,
        path: ["path"],
        message: "nothing leads there: add it to legalNavigation in content/site.yaml.",
      };
};

/** A chart of periods leads to the section that gives them, in the same words. */
export const periodsAreInTheText: Rule = function* ({ legalPages, securityPage }) {
  const pages = [
    ...Object.values(legalPages).map(({ path, schedules = [], sections }) => ({
      file: `legal${path}.md`,
      schedules: schedules.map((chart, index) => ({ chart, path: ["schedules", index] })),
      sections,
    })),
    {
      file: "pages/security.yaml",
      schedules: [{ chart: securityPage.schedule, path: ["schedule"] }],
      sections: securityPage.sections,
    },
  ];
  for (const { file, schedules, sections } of pages)
    for (const { chart, path } of schedules)
      for (const [index, { section, words }] of chart.rows.entries()) {
        const place = { file, path: [...path, "rows", index] };
        const said = sections.find(({ heading }) => heading === section)?.paragraphs.join(" ");
        const [period] = /(?:\d+|\p{L}+) (?:business )?(?:day|month|year)s?\b/u.exec(words) ?? [];
        if (said === undefined) yield { ...place, message: `there is no section “${section}”.` };
        else if (period && !said.includes(period))
          yield { ...place, message: `the section “${section}” does not say “${period}”.` };
      }
};
