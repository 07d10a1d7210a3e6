import { expect, it } from "vitest";
import { site } from "../site";
import { about, type Hub, type PracticeLead } from "./about";
import { expectEach } from "./expect-none.test-helper";
import { logoProblem } from "./logo-rules.test-helper";
import { testimonials } from "./testimonials";

const file = "app/content/about.ts";
const leads: readonly PracticeLead[] = about.leads;
const hubs: readonly Hub[] = about.hubs;

it("has one lead for each practice, in the same order", () => {
  expect(
    leads.map(({ service }) => service),
    `${file} leads: a lead for each of practices`,
  ).toEqual(about.practices.map(({ service }) => service));
});

it("has leads whose client is quoted, and portraits with a name, from where pictures may come", () => {
  const clients = testimonials.map(({ company }) => company);
  expectEach(leads, `${file} leads`, function* ({ role, name, portrait, source }) {
    if ("client" in source && !clients.includes(source.client))
      yield `"${role}" source: no testimonial is from ${source.client}.`;
    const problem = portrait && logoProblem(portrait, site.imageHosts);
    if (portrait !== undefined && !name) yield `"${role}" portrait: add the name as well.`;
    if (problem) yield `"${role}" portrait: ${problem}`;
  });
});

it("has as many hubs as their heading says, and one of them is the headquarters", () => {
  const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];
  expect(about.hubsIntro.heading).toContain(`${numbers[hubs.length]} hubs`);
  expect(hubs.map(({ place }) => place)).toContain(site.headquarters.state);
});

it("staffs the duty desk around the clock from three time zones, in shifts that meet", () => {
  const desks = hubs.filter(({ dutyDesk }) => dutyDesk);
  expect(
    desks.map(({ day }) => day),
    `${file} hubs day: where one shift ends, the next begins`,
  ).toEqual([
    { from: 0, to: 8 },
    { from: 8, to: 16 },
    { from: 16, to: 24 },
  ]);
  expect(new Set(desks.map(({ zone }) => zone)).size).toBe(3);
});
