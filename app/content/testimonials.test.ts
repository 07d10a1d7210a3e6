import { expect, it } from "vitest";
import { site } from "../site";
import { about } from "./about";
import { clients } from "./clients";
import { expectEach } from "./expect-none.test-helper";
import { testimonials } from "./testimonials";

const of = (name: string) => testimonials.find(({ company }) => company === name);
const file = "app/content/testimonials.ts";

it("come each from a client of its own whose logo is shown, and one is set large", () => {
  expect(testimonials.map(({ company }) => company).toSorted()).toEqual(
    clients.map(({ name }) => name).toSorted(),
  );
  expect(testimonials.filter(({ lead }) => lead)).toHaveLength(1);
});

it("have runs in order, in whole quarters, since the firm exists, the first over when it was said", () => {
  expectEach(testimonials, file, function* ({ company, runs, said }) {
    const times = runs.flatMap(({ from, to }) => [from, to]);
    for (const [index, time] of times.entries()) {
      if (time < site.foundedYear) yield `${company}: ${time} is before the firm began.`;
      if (!Number.isInteger(time * 4)) yield `${company}: ${time} is no whole quarter.`;
      if (time <= (times[index - 1] ?? 0)) yield `${company}: its runs overlap.`;
    }
    if (said + 1 < runs[0].to) yield `${company}: said before the run that it tells of had ended.`;
  });
});

it("agree with the years of the practice that did the work", () => {
  expectEach(about.leads, file, function* ({ role, service, source }) {
    if (!("client" in source)) return;
    const since = about.practices.find((practice) => practice.service === service)?.since ?? 0;
    const from = of(source.client)?.runs[0].from ?? since;
    if (from < since) yield `${source.client}: in ${from}, but "${role}" began in ${since}.`;
  });
});

it("agree with the months that the quotes give", () => {
  // "They left in March", and in September of that year were not missed.
  expect(of("Kestrelgate University")?.runs.at(-1)?.to).toBe(2026.25);
  // "We asked for her again in the spring."
  expect((of("Juniperline Telecom")?.runs.at(-1)?.from ?? 0) % 1).toBe(0.25);
});
