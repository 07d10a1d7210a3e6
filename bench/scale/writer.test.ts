import { expect, it } from "vitest";
import { writer } from "./writer";

const texts = ["Rehearsed waves move the workloads. Each wave moves the next.", "Waves end early."];
const make = () => writer(texts, ["Cloud Migration"]);

it("writes sentences of words that follow each other in the texts", () => {
  const { text } = make();
  for (let count = 0; count < 20; count++)
    for (const sentence of text().split(/(?<=\.) /)) {
      const words = sentence.replace(".", "").split(" ");
      for (const [at, word] of words.slice(1).entries())
        expect(texts.join(" ")).toContain(`${words[at]} ${word}`);
    }
});

it("writes the same at each run, and never the same twice in a row", () => {
  const [one, other] = [make(), make()];
  expect(one.title()).toBe(other.title());
  expect(one.title()).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ Migration$/);
  expect(one.words(20)).not.toEqual(one.words(20));
});
