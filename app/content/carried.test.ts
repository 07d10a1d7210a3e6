import { expect, it } from "vitest";
import { carried } from "./carried.ts";

const was = {
  bands: [
    { band: "story", heading: "How it began", items: ["Rails", "Quays"] },
    { band: "quotes", heading: "What they say" },
    { band: "story", heading: "How it went on" },
  ],
  points: ["One", "Two", "Three"],
  note: { text: "Once" },
};
const [begin, say, went] = was.bands;
const words = {
  path: "/ueber-uns",
  bands: [
    { band: "story", heading: "Anfang", items: ["Schienen", "Kais"] },
    { band: "quotes", heading: "Stimmen" },
    { band: "story", heading: "Fortgang" },
  ],
  points: ["Eins", "Zwei", "Drei"],
  note: { text: "Einmal" },
};
const [anfang, stimmen, fortgang] = words.bands;

it.each([
  ["rows go", { bands: [say, went] }, { bands: [stimmen, fortgang] }],
  ["rows change places", { bands: [went, begin, say] }, { bands: [fortgang, anfang, stimmen] }],
  [
    "a row comes",
    { bands: [begin, { band: "faq" }, say, went] },
    { bands: [anfang, {}, stimmen, fortgang] },
  ],
  [
    "a row becomes another",
    { bands: [begin, { band: "faq" }, went] },
    { bands: [anfang, {}, fortgang] },
  ],
  [
    "a row is reworded and moved, and one within it goes",
    { bands: [say, went, { ...begin, heading: "It began", items: ["Quays"] }] },
    { bands: [stimmen, fortgang, { ...anfang, items: ["Kais"] }] },
  ],
  [
    "lines come and go",
    { points: ["Two", "New", "Three", "Four"] },
    { points: ["Zwei", null, "Drei", null] },
  ],
  ["a line is reworded", { points: ["One", "Two", "The third"] }, {}],
  ["a group goes", { note: undefined }, { note: undefined }],
])("carries words along where %s", (_, change, due) => {
  const now = JSON.parse(JSON.stringify({ ...was, ...change }));
  expect(carried(was, now, words)).toEqual({ ...words, ...due });
});

const groups = ["audits", "plans", "rescue"].map((id) => ({ id, title: `About ${id}` }));
const gruppen = groups.map(({ id }) => ({ id, title: `Über ${id}` }));
const inGroups = (now: object[]) => carried({ groups }, { groups: now }, { groups: gruppen });

it("takes an id that is new, of a row that says what one did whose own is gone, for another name of it", () => {
  expect(inGroups(groups.with(1, { id: "schedules", title: "About plans" }))).toEqual({
    groups: gruppen.with(1, { id: "schedules", title: "Über plans" }),
  });
});

it("takes a row that says something else, or has a known name, for no renamed one", () => {
  const [audits, plans, rescue] = groups;
  expect(inGroups([audits, rescue, { id: "new", title: "Another" }] as object[])).toEqual({
    groups: [gruppen[0], gruppen[2], {}],
  });
  expect(inGroups([plans, audits, rescue] as object[])).toEqual({
    groups: [gruppen[1], gruppen[0], gruppen[2]],
  });
});
