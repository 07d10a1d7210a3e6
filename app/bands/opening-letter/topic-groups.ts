import type { Lists } from "../../content/lists";

type Groups = Pick<Lists, "services" | "serviceGroups">;

/** Every topic with a prepared email, by group: its services, and what the group adds to them. */
export function topicGroups({ services, serviceGroups: { groups, aliases } }: Groups) {
  /** Every value of "?topic=" that selects it: its id, and the second and former addresses of its page. */
  const namesOf = (id: string) => [
    id,
    ...aliases.filter(({ service }) => service === id).map(({ address }) => address),
    ...(services.find((one) => one.id === id)?.formerly ?? []).map((address) =>
      address.replace(/^.*\//, ""),
    ),
  ];
  return groups.map(({ id: group, title, topics = [] }) => {
    const own = services.filter((service) => service.group === group);
    const further = topics.map((topic) => ({ ...topic, weeks: undefined, months: undefined }));
    return {
      title,
      topics: [...own, ...further].map(({ id, title, weeks, months }) => ({
        id,
        title,
        weeks,
        months,
        names: namesOf(id),
      })),
    };
  });
}
