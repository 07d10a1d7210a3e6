import type { Content } from "../assemble.ts";
import { type Rule, serviceFile } from "./rule.ts";

const file = "situations.yaml";

const hasOnly = ({ title, results }: Content["caseStudies"][number]) =>
  `“${title}” has ${results.length} results. Choose one of them.`;

/** A situation stands in an address as a service does, and shows a result that its case study has. */
export const situationsAreSound: Rule = function* ({ situations, services, serviceGroups }) {
  const topics = serviceGroups.groups.flatMap(({ topics = [] }) => topics);
  const taken = new Set([...services, ...topics, ...serviceGroups.groups].map(({ id }) => id));
  for (const [index, { id, proof }] of situations.entries()) {
    if (taken.has(id))
      yield {
        file,
        path: ["situations", index, "id"],
        message: `“${id}” is already a service, a group, a topic or a situation. Choose another id.`,
      };
    taken.add(id);
    if (proof && !proof.result)
      yield {
        file,
        path: ["situations", index, "proof", "result"],
        message: hasOnly(proof.caseStudy),
      };
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
