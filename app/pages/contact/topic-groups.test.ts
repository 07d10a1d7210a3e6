import { expect, it } from "vitest";
import { serviceAliases, serviceGroups, serviceIds } from "../../content/services";
import { topicGroups } from "./topic-groups";

const topics = topicGroups().flatMap((group) => group.topics);

it("offers every service and every further topic, each once", () => {
  const ids = topics.map(({ id }) => id);
  const further = serviceGroups.flatMap(({ topics = [] }) => topics.map(({ id }) => id));
  expect(ids.toSorted()).toEqual([...serviceIds, ...further].toSorted());
});

it("knows a service by the name of its second URL too, and no name twice", () => {
  for (const [alias, id] of Object.entries(serviceAliases))
    expect(topics.find(({ names }) => names.includes(alias))?.id).toBe(id);
  const names = topics.flatMap((topic) => topic.names);
  expect(new Set(names).size).toBe(names.length);
});
