import type { Service } from "../../content/types";

/** The services that a case study used, then those that every case study links to, each once. */
export function relatedServices(
  used: readonly string[],
  others: readonly Service[],
  services: readonly Service[],
) {
  const own = used.flatMap((id) => services.find((service) => service.id === id) ?? []);
  return [...new Set([...own, ...others])].map(({ id, title }) => ({
    id,
    title,
    used: used.includes(id),
  }));
}
