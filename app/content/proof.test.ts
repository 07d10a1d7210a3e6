import { describe, expect, it } from "vitest";
import { site } from "../site";
import { clients } from "./clients";
import { expectNone } from "./expect-none.test-helper";
import { home } from "./home";
import { recognition } from "./recognition";
import { servicesPage } from "./services-page";
import { testimonials } from "./testimonials";
import { textsIn } from "./text-rules";

describe("lines of proof", () => {
  it("stand behind every industry, from a client who is shown and quoted", () => {
    const shown = new Set(clients.map(({ name }) => name));
    const quoted = new Set(testimonials.map(({ company }) => company));
    expectNone(
      servicesPage.industries.flatMap(({ name, proof: { company } }) =>
        shown.has(company) && quoted.has(company)
          ? []
          : [`app/content/services-page.ts industries "${name}": ${company} is not quoted.`],
      ),
    );
    const companies = servicesPage.industries.map(({ proof }) => proof.company);
    expect(new Set(companies).size, "a client of its own for each industry").toBe(companies.length);
  });

  it("name the report and the year of an analyst", () => {
    expectNone(
      recognition
        .filter((one) => !("claim" in one))
        .filter(({ description }) => !/^“.+,” 20\d\d$/.test(description))
        .map(
          ({ source }) =>
            `app/content/recognition.ts "${source}": write “The title of the report,” and its year.`,
        ),
    );
  });
});

it("says what an engagement costs nowhere among its models", () => {
  expectNone(
    [...textsIn(servicesPage.engagement)]
      .filter(({ text }) => /[£$€%\d]/.test(text))
      .map(({ path }) => `app/content/services-page.ts engagement.${path}: no price, no share.`),
  );
});

describe("the home page", () => {
  it("opens with the buyer and not with the tagline", () => {
    expect(home.hero.lead).not.toContain(site.tagline);
  });

  it("shows a schedule in the order of an engagement: one chain, and the SOW after discovery", () => {
    const { bars, milestones } = home.featured.schedule;
    const chain = bars.filter((bar) => "critical" in bar);
    expect(chain.map(({ start }) => start)).toEqual([
      0,
      ...chain.map(({ end }) => end).slice(0, -1),
    ]);
    expect(chain.map(({ name }) => name).slice(0, 3)).toEqual([
      "Discovery",
      "Scope & SOW",
      "Baseline",
    ]);
    // Two, four and six weeks from kickoff.
    expect(chain.map(({ end }) => end).slice(0, 3)).toEqual([0.5, 1, 1.5]);
    expect(milestones.slice(0, 2)).toEqual([
      { name: "SOW signed", at: 1 },
      { name: "Plan approved", at: 1.5 },
    ]);
  });
});
