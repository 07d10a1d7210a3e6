import { servicesPage } from "../../content/content";
import { serviceGroups, services, servicesInGroup } from "../../content/services";
import type { Service, ServiceGroup } from "../../content/types";
import { servicePath } from "../../lib/paths";
import { byStart, phaseLoad, spanWords } from "./phases";

const { phases, atRest } = servicesPage.plan;
const names = phases.map(({ name }) => name);

const groupIds = new Set(serviceGroups.map(({ id }) => id));

const row = ({ id, title, description, pictogram, phases }: Service) => ({
  // A group of the same name has that anchor already.
  anchor: groupIds.has(id) ? undefined : id,
  icon: pictogram,
  title,
  // A row has room for the point of a service; its page says the rest.
  description: description.replace(/(?<=\.) .*/, ""),
  href: servicePath(id),
  phases: { ...phases, isAtRest: id === atRest },
  words: spanWords(phases, names),
});

/** A group with its rows, in the order in which they begin; the featured service has a card instead. */
function planGroup(group: ServiceGroup) {
  const shown = servicesInGroup(group.id).filter(({ id }) => id !== group.featured?.service);
  return { ...group, rows: shown.toSorted((a, b) => byStart(a.phases, b.phases)).map(row) };
}

export type PlanRow = ReturnType<typeof row>;

/** Every service of the firm on one axis. */
export function servicesPlan() {
  const counts = phaseLoad(services.map(({ phases }) => phases));
  return {
    groups: serviceGroups.map(planGroup),
    load: names.map((name, phase) => ({ name, count: counts[phase] ?? 0 })),
  };
}
