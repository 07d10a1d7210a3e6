import type { Content } from "../assemble.ts";
import { quartersOfPhase } from "../chart-of-phases.ts";
import { contentFolder } from "../folder.ts";
import { type CrossFileFault, type Rule, serviceFile } from "./rule.ts";

/** Names that stand in an address as those of services do: second addresses, topics without a page, situations. */
function* furtherNames({ serviceGroups: { aliases, groups }, situations }: Content) {
  const file = "service-groups.yaml";
  for (const [index, { address: name }] of aliases.entries())
    yield { file, name, path: ["aliases", index, "address"] };
  for (const [index, { topics = [] }] of groups.entries())
    for (const [place, { id: name }] of topics.entries())
      yield { file, name, path: ["groups", index, "topics", place, "id"] };
  for (const [index, { id: name }] of situations.entries())
    yield { file: "situations.yaml", name, path: ["situations", index, "id"] };
}

/** No service goes on after the last phase. */
export const servicesEndWithThePlan: Rule = function* ({ services, phases: all }) {
  const end = all.length * quartersOfPhase;
  for (const { id, phases } of services)
    if (phases && phases.to > end)
      yield {
        file: serviceFile(id),
        path: ["phases", "to"],
        message: end
          ? `is after the end of the plan. The last phase in ${contentFolder}/service-groups.yaml ends at ${end}.`
          : `has no plan to be on: ${contentFolder}/service-groups.yaml has no phases. Add some there, or clear this.`,
      };
};

/** Every service has an address of its own, and names others that are others. */
export const servicesAreNamed: Rule = function* (content) {
  const { services } = content;
  const taken = new Set(services.map(({ id }) => id));
  for (const { file, name, path } of furtherNames(content)) {
    const message = `“${name}” is already a service, a topic or a situation. Choose another name.`;
    if (taken.has(name)) yield { file, path, message };
    taken.add(name);
  }
  for (const { id, instead } of services) {
    const fault = (message: string, ...path: PropertyKey[]): CrossFileFault => ({
      file: serviceFile(id),
      path,
      message,
    });
    for (const [index, { when, id: other }] of instead.entries()) {
      if (other === id)
        yield fault("is the service itself. Choose another.", "instead", index, "service");
      if (/^(if|when) |[.,]$/i.test(when))
        yield fault(
          `has to follow “If”, without a comma or a period at the end: “${when}”`,
          "instead",
          index,
          "when",
        );
    }
  }
};
