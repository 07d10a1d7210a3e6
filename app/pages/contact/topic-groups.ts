import { serviceAliases, serviceGroups, servicesInGroup } from "../../content/services";
import type { ServiceWithSchedule } from "../../content/types";
import { contactLetter } from "./contact-letter";

/** Every value of `/contact?topic=` that selects it: its id and its aliases. */
function namesOf(id: string): string[] {
  const aliases = [...serviceAliases].filter(([, service]) => service === id);
  return [id, ...aliases.map(([alias]) => alias)];
}

/** Every topic with a prepared email, by group. */
export function topicGroups() {
  return serviceGroups.map(({ id: group, title, topics = [] }) => ({
    title,
    topics: [...servicesInGroup(group), ...topics].map(({ id, title, ...topic }) => ({
      id,
      title,
      /** To the first result, if the topic is a service that says so. */
      weeks: (topic as Partial<ServiceWithSchedule>).quickInfo?.firstResult.week,
      names: namesOf(id),
      mail: contactLetter(title).mailto,
    })),
  }));
}
