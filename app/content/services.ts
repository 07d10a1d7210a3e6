import { type ServiceId, serviceAliases, serviceIds } from "./ids";
import type { Service, ServiceGroupId } from "./types";

const files = import.meta.glob<Service>("./services/*.ts", { eager: true, import: "default" });

export type ServiceWithId = Service & { id: ServiceId };

function load(id: ServiceId): ServiceWithId {
  const file = `./services/${id}.ts`;
  const service = files[file];
  if (!service)
    throw new Error(
      `Service "${id}" is listed in app/content/ids.ts but app/content/services/${id}.ts ${file in files ? "has no default export" : "does not exist"}.`,
    );
  return { id, ...service };
}

/** All services, in the order of the id list. */
export const services = serviceIds.map(load);

const byId = new Map<string, ServiceWithId>(services.map((service) => [service.id, service]));

/** The service at a URL segment, under its own id or an alias. */
export function findService(segment: string): ServiceWithId | undefined {
  const aliases: Record<string, ServiceId> = serviceAliases;
  return byId.get(aliases[segment] ?? segment);
}

export function getService(id: ServiceId): ServiceWithId {
  return byId.get(id) as ServiceWithId;
}

export function servicesInGroup(group: ServiceGroupId): ServiceWithId[] {
  return services.filter((service) => service.group === group);
}

/** The first `count` other services, those of the same group first. */
export function relatedServices(id: ServiceId, count = 5): ServiceWithId[] {
  const { group } = getService(id);
  const others = services.filter((service) => service.id !== id);
  const isNear = (service: ServiceWithId) => service.group === group;
  return [...others.filter(isNear), ...others.filter((s) => !isNear(s))].slice(0, count);
}
