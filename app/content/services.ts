import { serviceGroups as listed, services } from "./content.ts";
import type { Service } from "./types.ts";

export { services };

export const serviceIds: readonly string[] = services.map(({ id }) => id);

/** In the order of the plan. */
export const serviceGroups = listed.groups;

const byId = new Map<string, Service>(services.map((service) => [service.id, service]));
const aliases = new Map(listed.aliases.map(({ address, service }) => [address, service]));

/** Second addresses of services, as the last part of their path, and the services there. */
export const serviceAliases: ReadonlyMap<string, string> = aliases;

/** The service at a URL segment, under its own id or an alias. */
export function findService(segment: string): Service | undefined {
  return byId.get(aliases.get(segment) ?? segment);
}

export function getService(id: string): Service {
  return byId.get(id) as Service;
}

export function groupOf({ group }: Service) {
  return serviceGroups.find(({ id }) => id === group) as (typeof serviceGroups)[0];
}

export function servicesInGroup(group: string): Service[] {
  return services.filter((service) => service.group === group);
}

/** The first `count` other services, those of the same group first. */
export function relatedServices(id: string, count = 5): Service[] {
  const { group } = getService(id);
  const others = services.filter((service) => service.id !== id);
  const isNear = (service: Service) => service.group === group;
  return [...others.filter(isNear), ...others.filter((s) => !isNear(s))].slice(0, count);
}
