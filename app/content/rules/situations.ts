import type { Content } from "../assemble.ts";
import { type Rule, serviceFile } from "./rule.ts";

const hasOnly = ({ title, results }: Content["caseStudies"][number]) =>
  `“${title}” has ${results.length} results. Choose one of them.`;

/** A situation shows a result that its case study has. */
export const situationsAreSound: Rule = function* ({ situations }) {
  for (const [index, { proof }] of situations.entries())
    if (proof && !proof.result)
      yield {
        file: "situations.yaml",
        path: ["situations", index, "proof", "result"],
        message: hasOnly(proof.caseStudy),
      };
};

/** So does a solution. */
export const proofsAreThere: Rule = function* ({ services }) {
  for (const service of services)
    for (const [index, { caseStudy, result }] of "caseStudies" in service
      ? service.caseStudies.entries()
      : [])
      if (!result)
        yield {
          file: serviceFile(service.id),
          path: ["caseStudies", index, "result"],
          message: hasOnly(caseStudy),
        };
};
