import type { Rule } from "./rule.ts";

const file = "situations.yaml";

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
        message: `“${proof.caseStudy.title}” has ${proof.caseStudy.results.length} results. Choose one of them.`,
      };
  }
};
