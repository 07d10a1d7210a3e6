import { contact } from "../../content/contact";
import { servicesInGroup } from "../../content/services";
import { servicesPage } from "../../content/services-page";
import type { ServiceGroupId } from "../../content/types";

export interface Topic {
  /** As in `/contact?topic=`. */
  id: string;
  title: string;
}

export interface TopicGroup {
  title: string;
  topics: readonly Topic[];
}

function topicsOf(group: ServiceGroupId): Topic[] {
  return servicesInGroup(group).map(({ id, title }) => ({ id, title }));
}

/** Industries without a service page stand with those that have one. */
const industries: Topic[] = Object.entries(contact.topics.industries).map(([id, title]) => ({
  id,
  title,
}));

const order: readonly (readonly [ServiceGroupId, readonly Topic[]])[] = [
  // The lab is a group of one service; here it stands with the other offers of their own.
  ["flagship", topicsOf("innovation-lab")],
  ["enterprise-solutions", []],
  ["specialized-services", []],
  ["industry-expertise", industries],
  ["technology-transformation", []],
  ["premium-service-offerings", []],
  ["ai-solutions", []],
];

/** Everything a mail can be prepared for: names only, no more of the services goes to the browser. */
export const topicGroups: readonly TopicGroup[] = order.map(([group, further]) => ({
  title: servicesPage.groups[group].title,
  topics: [...topicsOf(group), ...further],
}));
