import { expect, it } from "vitest";
import { content } from "./content.ts";
import { resolve } from "./resolve.ts";
import { entry } from "./schema/entry.ts";

const [claim, other] = content.claims;
const [service] = content.services;
const [study] = content.caseStudies;
const [client] = content.clients;

it.for([
  ["claims", claim?.id, claim],
  ["services", service?.id, service],
  ["case-studies", study?.slug, study],
  ["clients", client?.name, client],
] as const)("puts the whole entry in place of a name: %s", ([kind, name, whole], { skip }) => {
  if (!whole) return skip("There is none.");
  const words = { one: entry(kind, "One").parse(name) };
  expect(resolve(words, content)).toEqual({ one: whole });
});

it.skipIf(!other)("finds names in lists and groups, and leaves all other words as they are", () => {
  const figure = entry("claims", "Figure");
  const words = {
    heading: "A heading",
    count: 6,
    asksDate: true,
    cards: [{ claim: figure.parse(claim?.id), title: claim?.id }],
    figures: [figure.parse(other?.id), figure.parse(claim?.id)],
  };
  expect(resolve(words, content)).toEqual({
    ...words,
    cards: [{ claim, title: claim?.id }],
    figures: [other, claim],
  });
});
