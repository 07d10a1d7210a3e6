import { serviceGroups as listed, services } from "./content.ts";
import type { Service } from "./types.ts";

export { services };

export const serviceIds: readonly string[] = services.map(({ id }) => id);

/** In the order of the plan. */
export const serviceGroups = listed.groups;

const byId = new Map<string, Service>(services.map((service) => [service.id, service]));

/** Second addresses of services, as the last part of their path, and the services there. */
export const serviceAliases: ReadonlyMap<string, string> = new Map(
  listed.aliases.map(({ address, service }) => [address, service]),
);

export function getService(id: string): Service {
  return byId.get(id) as Service;
}

export function groupOf({ group }: Service) {
  return serviceGroups.find(({ id }) => id === group) as (typeof serviceGroups)[0];
}

export function servicesInGroup(group: string): Service[] {
  return services.filter((service) => service.group === group);
}
