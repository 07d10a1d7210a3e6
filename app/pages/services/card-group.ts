import { servicesPage } from "../../content/content";
import { getGroup, servicesInGroup } from "../../content/services";
import type { ServiceGroupId } from "../../content/types";
import { servicePath } from "../../lib/paths";
import { byStart } from "./phases";

function titleAndText(id: ServiceGroupId) {
  const { title, text } = getGroup(id);
  return { title, text };
}

/** A group of services: its heading, a card for each service, and the bars of all of them. */
export function cardGroup<Id extends ServiceGroupId>(id: Id) {
  const shown = servicesInGroup(id);
  return {
    id,
    ...titleAndText(id),
    cards: shown.map((service) => ({
      // No anchor for the one service whose id equals its group's: the group already has that id.
      anchor: service.id === id ? undefined : service.id,
      icon: service.pictogram,
      title: service.title,
      description: service.description,
      href: servicePath(service.id),
      phases: service.phases,
    })),
    spans: shown
      .map(({ id, phases }) => ({ ...phases, isAtRest: id === servicesPage.plan.atRest }))
      .toSorted(byStart),
  };
}

export type CatalogCard = ReturnType<typeof cardGroup>["cards"][number];
