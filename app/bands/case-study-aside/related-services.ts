interface Named {
  id: string;
  title: string;
}

/** The services that a case study used, then those that every case study links to, each once. */
export function relatedServices(
  used: readonly string[],
  others: readonly Named[],
  services: readonly Named[],
) {
  const ids = new Set([...used, ...others.map(({ id }) => id)]);
  return [...ids].map((id) => ({
    id,
    title: services.find((service) => service.id === id)?.title ?? id,
    used: used.includes(id),
  }));
}
