import { servicesPage } from "../../content/content";
import { getGroup, serviceGroupIds, services, servicesInGroup } from "../../content/services";
import type { Service, ServiceGroupId } from "../../content/types";
import { servicePath } from "../../lib/paths";
import { byStart, phaseLoad, spanWords } from "./phases";

const { phases, atRest } = servicesPage.plan;
const names = phases.map(({ name }) => name);

const row = ({ id, group, title, description, pictogram, phases }: Service) => ({
  // No anchor for the one service whose id equals its group's: the group already has that id.
  anchor: id === group ? undefined : id,
  icon: pictogram,
  title,
  // A row has room for the point of a service; its page says the rest.
  description: description.replace(/(?<=\.) .*/, ""),
  href: servicePath(id),
  phases: { ...phases, isAtRest: id === atRest },
  words: spanWords(phases, names),
});

/** A group of services: its heading, and its services in the order in which they begin. */
export function planGroup(id: ServiceGroupId) {
  const { title, text } = getGroup(id);
  const shown = servicesInGroup(id).toSorted((a, b) => byStart(a.phases, b.phases));
  return { id, title, text, rows: shown.map(row) };
}

export type PlanRow = ReturnType<typeof row>;

/** Every service of the firm on one axis. */
export function servicesPlan() {
  const counts = phaseLoad(services.map(({ phases }) => phases));
  return {
    groups: serviceGroupIds.map(planGroup),
    load: names.map((name, phase) => ({ name, count: counts[phase] ?? 0 })),
  };
}
