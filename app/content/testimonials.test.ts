import { expect, it } from "vitest";
import { site } from "../site";
import { about } from "./about";
import { clients } from "./clients";
import { expectNone } from "./expect-none.test-helper";
import { testimonials } from "./testimonials";

const file = "app/content/testimonials.ts";

it("come each from a client of its own whose logo is shown", () => {
  expect(testimonials.map(({ company }) => company).toSorted()).toEqual(
    clients.map(({ name }) => name).toSorted(),
  );
});

it("have one that is set large", () => {
  expect(testimonials.filter(({ lead }) => lead)).toHaveLength(1);
});

it("have runs in order, in whole quarters, since the firm exists", () => {
  expectNone(
    testimonials.flatMap(({ company, runs }) => {
      const times = runs.flatMap(({ from, to }) => [from, to]);
      const isSound = times.every(
        (time, index) =>
          time >= site.foundedYear &&
          Number.isInteger(time * 4) &&
          (index === 0 || time > (times[index - 1] ?? 0)),
      );
      return isSound ? [] : [`${file} ${company}: runs overlap, or begin before the firm.`];
    }),
  );
});

it("look back: none was said before its first run was over", () => {
  expectNone(
    testimonials
      .filter(({ said, runs: [first] }) => said + 1 < first.to)
      .map(({ company }) => `${file} ${company}: said before the run that it tells of had ended.`),
  );
});

it("agree with the years of the practice that did the work", () => {
  expectNone(
    about.leads.flatMap(({ role, service, source }) => {
      if (!("client" in source)) return [];
      const since = about.practices.find((practice) => practice.service === service)?.since ?? 0;
      const [first] = testimonials.find(({ company }) => company === source.client)?.runs ?? [];
      return first && first.from < since
        ? [`${file} ${source.client}: worked there in ${first.from}; ${role} began in ${since}.`]
        : [];
    }),
  );
});

it("agree with the months that the quotes give", () => {
  const of = (name: string) => testimonials.find(({ company }) => company === name);
  // "They left in March", and in September of that year were not missed.
  expect(of("Kestrelgate University")?.runs.at(-1)?.to).toBe(2026.25);
  // "We asked for her again in the spring."
  expect((of("Juniperline Telecom")?.runs.at(-1)?.from ?? 0) % 1).toBe(0.25);
});
