import { servicesPage } from "../../content/content";
import { getGroup, serviceGroupIds, services, servicesInGroup } from "../../content/services";
import type { Service, ServiceGroupId } from "../../content/types";
import { servicePath } from "../../lib/paths";
import { byStart, loadSteps, phaseLoad, spanWords } from "./phases";

const { phases, atRest } = servicesPage.plan;
const names = phases.map(({ name }) => name);

function row({ id, title, description, phases }: Service) {
  return {
    title,
    description,
    href: servicePath(id),
    phases: { ...phases, isAtRest: id === atRest },
    words: spanWords(phases, names),
  };
}

function group(id: ServiceGroupId) {
  return {
    id,
    title: getGroup(id).title,
    // No link for the first group: it has no cards further down the page.
    hash: id === "flagship" ? undefined : `#${id}`,
    rows: servicesInGroup(id)
      .toSorted((a, b) => byStart(a.phases, b.phases))
      .map(row),
  };
}

/** Every service of the firm on one axis. */
export function servicesPlan() {
  const spans = services.map(({ phases }) => phases);
  const counts = phaseLoad(spans);
  return {
    groups: serviceGroupIds.map(group),
    load: {
      ...loadSteps(spans),
      phases: names.map((name, phase) => ({ name, count: counts[phase] })),
    },
  };
}

export type PlanView = ReturnType<typeof servicesPlan>;
