import { expect, it } from "vitest";
import { formerlyOf } from "./former-address";

const page = (path: string, more: object = {}) => ({
  name: "pages/a.yaml",
  data: { path, ...more },
});
const service = (id: string, more: object = {}) => ({
  name: `services/${id}.yaml`,
  data: { ...more },
});

it.each([
  ["a page", page("/old"), page("/new"), ["/old"]],
  ["a service", service("old"), service("new"), ["/services/old"]],
  ["one that has moved before", page("/b"), page("/c", { formerly: ["/a"] }), ["/a", "/b"]],
  ["one that moves back", page("/b"), page("/a", { formerly: ["a"] }), ["/b"]],
])("keeps the old address of %s", (_, before, after, formerly) => {
  expect(formerlyOf(before, after)).toEqual(formerly);
});

it.each([
  ["stays", page("/same"), page("/same")],
  ["was a draft", service("old", { draft: true }), service("new")],
  ["is no page", { name: "faq.yaml", data: {} }, { name: "faq.yaml", data: {} }],
])("keeps nothing of what %s", (_, before, after) => {
  expect(formerlyOf(before, after)).toBeUndefined();
});
