import type { Rule } from "./rule.ts";

/** A situation shows a result that its case study has. */
export const situationsAreSound: Rule = function* ({ situations }) {
  for (const [index, { proof }] of situations.entries())
    if (proof && !proof.result)
      yield {
        file: "situations.yaml",
        path: ["situations", index, "proof", "result"],
        message: `“${proof.caseStudy.title}” has ${proof.caseStudy.results.length} results. Choose one of them.`,
      };
};
