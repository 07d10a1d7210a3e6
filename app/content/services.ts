import { serviceGroups, services } from "./content.ts";
import type { Service, ServiceGroupId } from "./types.ts";

export { services };

export const serviceIds: readonly string[] = services.map(({ id }) => id);

/** Groups in the order of the plan. */
export const serviceGroupIds: readonly ServiceGroupId[] = serviceGroups.groups.map(({ id }) => id);

const byId = new Map<string, Service>(services.map((service) => [service.id, service]));
const aliases = new Map(serviceGroups.aliases.map(({ address, service }) => [address, service]));

/** Second addresses of services, as the last part of their path, and the services there. */
export const serviceAliases: ReadonlyMap<string, string> = aliases;

/** The service at a URL segment, under its own id or an alias. */
export function findService(segment: string): Service | undefined {
  return byId.get(aliases.get(segment) ?? segment);
}

export function getService(id: string): Service {
  return byId.get(id) as Service;
}

export function getGroup(id: ServiceGroupId) {
  return serviceGroups.groups.find((group) => group.id === id) as (typeof serviceGroups.groups)[0];
}

export function servicesInGroup(group: ServiceGroupId): Service[] {
  return services.filter((service) => service.group === group);
}

/** The first `count` other services, those of the same group first. */
export function relatedServices(id: string, count = 5): Service[] {
  const { group } = getService(id);
  const others = services.filter((service) => service.id !== id);
  const isNear = (service: Service) => service.group === group;
  return [...others.filter(isNear), ...others.filter((s) => !isNear(s))].slice(0, count);
}
