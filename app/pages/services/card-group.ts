import type { ServiceGroupId } from "../../content/ids";
import { servicePictograms } from "../../content/pictograms";
import { servicesInGroup } from "../../content/services";
import { servicesPage } from "../../content/services-page";
import { servicePath } from "../../lib/paths";
import { byStart } from "./phases";

/** A group of services: its heading, a card for each service, and the bars of all of them. */
export function cardGroup<Id extends ServiceGroupId>(id: Id) {
  const shown = servicesInGroup(id);
  return {
    id,
    ...servicesPage.groups[id],
    cards: shown.map((service) => ({
      // No anchor for the one service whose id equals its group's: the group already has that id.
      anchor: service.id === id ? undefined : service.id,
      icon: servicePictograms[service.id],
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
