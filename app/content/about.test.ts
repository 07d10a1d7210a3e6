import { describe, expect, it } from "vitest";
import { site } from "../site";
import { about, type Hub, type PracticeLead } from "./about";
import { claims } from "./claims";
import { expectNone } from "./expect-none.test-helper";
import { logoProblem } from "./logo-rules";
import { testimonials } from "./testimonials";

const leads: readonly PracticeLead[] = about.leads;
const hubs: readonly Hub[] = about.hubs;

describe("practice leads", () => {
  it("are one for each practice, in the same order", () => {
    expect(
      leads.map(({ service }) => service),
      "app/content/about.ts leads: a lead for each of practices",
    ).toEqual(about.practices.map(({ service }) => service));
  });

  it("have run a program that a case study or a client tells of", () => {
    const clients = testimonials.map(({ company }) => company);
    expectNone(
      leads.flatMap(({ role, source }) =>
        "client" in source && !clients.includes(source.client)
          ? [`app/content/about.ts leads "${role}": no testimonial is from ${source.client}.`]
          : [],
      ),
    );
  });

  it("have portraits from where pictures may come, and a name to go with one", () => {
    expectNone(
      leads.flatMap(({ role, name, portrait }) => {
        if (portrait === undefined) return [];
        const problem = name ? logoProblem(portrait, site.imageHosts) : "add the name as well.";
        return problem ? [`app/content/about.ts leads "${role}" portrait: ${problem}`] : [];
      }),
    );
  });
});

describe("hubs", () => {
  it("have as many people together as the ledger says", () => {
    const people = hubs.reduce((sum, hub) => sum + hub.people, 0);
    expect(people, "app/content/about.ts hubs people, or app/content/claims.ts").toBe(
      Number(claims.people.value.replace(",", "")),
    );
  });

  it("are as many as their heading says, and one of them is the headquarters", () => {
    const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];
    expect(about.hubsIntro.heading).toContain(`${numbers[hubs.length]} hubs`);
    expect(hubs.map(({ place }) => place)).toContain(site.headquarters.state);
  });

  it("staff the duty desk around the clock from three time zones, in shifts that meet", () => {
    const shifts = hubs.filter(({ dutyDesk }) => dutyDesk).map(({ day }) => day);
    expect(shifts, "app/content/about.ts hubs day: where one shift ends, the next begins").toEqual([
      { from: 0, to: 8 },
      { from: 8, to: 16 },
      { from: 16, to: 24 },
    ]);
    expect(new Set(hubs.filter(({ dutyDesk }) => dutyDesk).map(({ zone }) => zone)).size).toBe(3);
  });
});
