interface Named {
  id: string;
  title: string;
}

/** The services that a case study used, then those that every case study links to, each once. */
export function relatedServices(used: readonly Named[], others: readonly Named[]) {
  const isUsed = (id: string) => used.some((one) => one.id === id);
  const all = new Map([...used, ...others].map(({ id, title }) => [id, title]));
  return [...all].map(([id, title]) => ({ id, title, used: isUsed(id) }));
}
