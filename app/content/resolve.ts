import type { Entries, Lists } from "./lists.ts";
import { marker } from "./schema/entry.ts";

/** The entry that a reference names. That it exists is checked before (rules/references.ts). */
function entryOf(
  { claims, services, caseStudies, clients, industries }: Lists,
  kind: keyof Entries,
  id: string,
) {
  switch (kind) {
    case "claims":
      return claims.find((claim) => claim.id === id);
    case "services":
      return services.find((service) => service.id === id);
    case "case-studies":
      return caseStudies.find(({ slug }) => slug === id);
    case "clients":
      return clients.find(({ name }) => name === id);
    case "industries":
      return industries.find((industry) => industry.id === id);
  }
}

/** The words of a band with the entries that they name in place of their ids. */
export function resolve<T>(value: T, lists: Lists): T {
  if (Array.isArray(value)) return value.map((inner) => resolve(inner, lists)) as T;
  if (!value || typeof value !== "object") return value;
  if (marker in value) {
    const { [marker]: kind, id } = value as unknown as { [marker]: keyof Entries; id: string };
    return entryOf(lists, kind, id) as T;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, resolve(inner, lists)]),
  ) as T;
}
