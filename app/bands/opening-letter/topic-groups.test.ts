import { expect, it } from "vitest";
import { content } from "../../content/content";
import { topicGroups } from "./topic-groups";

const { serviceGroups, services } = content;

const groups = topicGroups({ services, serviceGroups });
const topics = groups.flatMap((group) => group.topics);

it("offers every service and every further topic, each once", () => {
  const ids = topics.map(({ id }) => id);
  const further = serviceGroups.groups.flatMap(({ topics = [] }) => topics.map(({ id }) => id));
  expect(ids.toSorted()).toEqual([...services.map(({ id }) => id), ...further].toSorted());
});

it("knows a service by the name of its second URL too, and no name twice", () => {
  for (const { address, service } of serviceGroups.aliases)
    expect(topics.find(({ names }) => names.includes(address))?.id).toBe(service);
  const names = topics.flatMap((topic) => topic.names);
  expect(new Set(names).size).toBe(names.length);
});
