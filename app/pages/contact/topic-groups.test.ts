import { expect, it } from "vitest";
import { serviceIds } from "../../content/ids";
import { topicGroups } from "./topic-groups";

const topics = topicGroups().flatMap((group) => group.topics);

it("offers every service and the industries without a page, each once", () => {
  const ids = topics.map(({ id }) => id);
  expect(ids.toSorted()).toEqual([...serviceIds, "energy", "education"].toSorted());
});
