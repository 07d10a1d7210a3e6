import type { Content } from "../assemble.ts";
import { type Rule, serviceFile } from "./rule.ts";

const hasOnly = ({ title, results }: Content["caseStudies"][number]) =>
  `“${title}” has ${results.length} results. Choose one of them.`;

/** A situation shows a result that its case study has, reached with a service that it names. */
export const situationsAreSound: Rule = function* ({ situations }) {
  for (const [index, { proof, services }] of situations.entries()) {
    if (!proof) continue;
    const fault = (field: string, message: string) => ({
      file: "situations.yaml",
      path: ["situations", index, "proof", field],
      message,
    });
    const { title, servicesUsed } = proof.caseStudy;
    if (!proof.result) yield fault("result", hasOnly(proof.caseStudy));
    if (!services.some(({ service }) => servicesUsed.includes(service.id)))
      yield fault(
        "caseStudy",
        `“${title}” used none of the services of this situation. Choose another case study.`,
      );
  }
};

/** So does a solution. */
export const proofsAreThere: Rule = function* ({ services, caseStudies }) {
  for (const service of services)
    for (const [index, { slug, result = 1 }] of "caseStudies" in service
      ? service.caseStudies.entries()
      : []) {
      const study = caseStudies.find((one) => one.slug === slug);
      if (study && result > study.results.length)
        yield {
          file: serviceFile(service.id),
          path: ["caseStudies", index, "result"],
          message: hasOnly(study),
        };
    }
};
