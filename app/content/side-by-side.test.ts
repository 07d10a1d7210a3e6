import { expect, it } from "vitest";
import { besideFirst, changedWords, wordsOf } from "./side-by-side";

const file = "testimonials.yaml";
const rows = (...all: object[]) => ({ testimonials: all });
const first = rows(
  { company: "Havenkoel", quote: "They said no.", person: "Finance director" },
  { company: "Noordbron", quote: "They came on Monday.", person: "Plant manager" },
);
const words = rows({ quote: "Ils ont dit non." }, {});

it("shows a translation beside the first language: its words, and facts that are the same", () => {
  const form = besideFirst(file, first, words);
  expect(form).toMatchObject(
    rows({ company: "Havenkoel", quote: "Ils ont dit non." }, { company: "Noordbron", quote: "" }),
  );
  expect(wordsOf(file, first, form, words)).toEqual(words);
});

it("keeps words alone, whatever the form has of facts", () => {
  const form = rows(
    { company: "Another", quote: "Ils ont dit non." },
    { company: "Another", quote: "Ils sont venus lundi." },
  );
  expect(wordsOf(file, first, form, words)).toEqual(
    rows({ quote: "Ils ont dit non." }, { quote: "Ils sont venus lundi." }),
  );
  expect(wordsOf(file, first, rows({ quote: "" }, {}), words)).toEqual(rows({}, {}));
});

it("keeps what a page has in its language alone, and what the form has no field for", () => {
  const service = "services/plan-review.yaml";
  const form = besideFirst(service, { title: "Plan review", draft: true }, { title: "Revue" });
  expect(form.draft).toBeUndefined();
  const old = { draft: true, path: "/revue", title: "Revue" };
  expect(wordsOf(service, { title: "Plan review" }, { title: "Revue" }, old)).toEqual({
    path: "/revue",
    title: "Revue",
  });
});

it("says which words have changed, wherever their rows are now", () => {
  const [one, two] = first.testimonials;
  const now = rows({ company: "Oostwerf", quote: "New." }, one ?? {}, {
    ...two,
    quote: "They came.",
  });
  const changed = changedWords(file, first, now);
  expect(changed).toContainEqual({
    path: ["testimonials", 2, "quote"],
    text: "They came.",
    before: "They came on Monday.",
  });
  expect(changed.filter(({ before }) => before)).toHaveLength(1);

  const texts = ["One.\n\nTwo.", "One.\n\nThree."].map((body) => ({ body }));
  expect(changedWords("legal/terms.md", ...(texts as [object, object]))).toEqual([
    { path: ["body"], text: "Three.", before: "Two." },
  ]);
});
