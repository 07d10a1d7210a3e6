import { contact } from "../../content/content";
import { getGroup, serviceAliases, serviceGroupIds, servicesInGroup } from "../../content/services";
import type { ServiceGroupId, ServiceWithSchedule } from "../../content/types";
import { contactLetter } from "./contact-letter";

/** Industries without a service page are listed with those that have one. */
function furtherTopics(group: ServiceGroupId): readonly { id: string; title: string }[] {
  const industries = Object.entries(contact.topics.industries);
  return group === "industry-expertise" ? industries.map(([id, title]) => ({ id, title })) : [];
}

/** Every value of `/contact?topic=` that selects it: its id and its aliases. */
function namesOf(id: string): string[] {
  const aliases = [...serviceAliases].filter(([, service]) => service === id);
  return [id, ...aliases.map(([alias]) => alias)];
}

/** Every topic with a prepared email, by group. */
export function topicGroups() {
  return serviceGroupIds.map((group) => ({
    title: getGroup(group).title,
    topics: [...servicesInGroup(group), ...furtherTopics(group)].map(({ id, title, ...topic }) => ({
      id,
      title,
      /** To the first result, if the topic is a service that says so. */
      weeks: (topic as Partial<ServiceWithSchedule>).quickInfo?.firstResult.week,
      names: namesOf(id),
      mail: contactLetter(title).mailto,
    })),
  }));
}
