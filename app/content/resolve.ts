import type { Entries, Lists } from "./lists.ts";
import { marker } from "./schema/entry.ts";

/** The entry that a reference names. That it exists is checked before (rules/references.ts). */
const entryNamed: { [K in keyof Entries]: (id: string, lists: Lists) => Entries[K] | undefined } = {
  claims: (id, { claims }) => claims.find((claim) => claim.id === id),
  services: (id, { services }) => services.find((service) => service.id === id),
  "case-studies": (id, { caseStudies }) => caseStudies.find(({ slug }) => slug === id),
  clients: (id, { clients }) => clients.find(({ name }) => name === id),
  industries: (id, { industries }) => industries.find((industry) => industry.id === id),
};

/** The words of a band with the entries that they name in place of their ids. */
export function resolve<T>(value: T, lists: Lists): T {
  if (Array.isArray(value)) return value.map((inner) => resolve(inner, lists)) as T;
  if (!value || typeof value !== "object") return value;
  if (marker in value) {
    const { [marker]: kind, id } = value as unknown as { [marker]: keyof Entries; id: string };
    return entryNamed[kind](id, lists) as T;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, resolve(inner, lists)]),
  ) as T;
}
