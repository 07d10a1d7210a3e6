import { expect, it } from "vitest";
import { site } from "../site";
import { clients } from "./clients";
import { expectDistinct, expectEach, whereOf } from "./expect-none.test-helper";
import { home } from "./home";
import { recognition } from "./recognition";
import { servicesPage } from "./services-page";
import { testimonials } from "./testimonials";
import { textsIn } from "./text-rules.test-helper";

const { industries, engagement } = servicesPage;

it("has for every industry a client of its own who is shown and quoted", () => {
  const shown = clients.map(({ name }) => name);
  const quoted = testimonials.map(({ company }) => company);
  const proofs = industries.map(({ name, proof }) => ({
    where: `app/content/services-page.ts industries "${name}"`,
    text: proof.company,
  }));
  expectDistinct(proofs);
  expectEach(proofs, whereOf, function* ({ text }) {
    if (!shown.includes(text) || !quoted.includes(text)) yield `${text} is not quoted.`;
  });
});

it("names the report and the year of an analyst", () => {
  expectEach(
    recognition,
    "app/content/recognition.ts",
    function* ({ source, description, ...one }) {
      if (!("claim" in one) && !/^“.+,” 20\d\d$/.test(description))
        yield `"${source}": write “The title of the report,” and its year.`;
    },
  );
});

it("says what an engagement costs nowhere among its models", () => {
  const texts = [...textsIn(engagement)];
  expectEach(texts, "app/content/services-page.ts engagement", function* ({ path, text }) {
    if (/[£$€%\d]/.test(text)) yield `${path}: no price, no share.`;
  });
});

it("opens the home page with the buyer and not with the tagline", () => {
  expect(home.hero.lead).not.toContain(site.tagline);
});

it("shows a schedule in the order of an engagement: one chain, and the SOW after discovery", () => {
  const { bars, milestones } = home.featured.schedule;
  const chain = bars.filter((bar) => "critical" in bar);
  expect(chain.map(({ start }) => start)).toEqual([0, ...chain.slice(0, -1).map(({ end }) => end)]);
  // Two, four and six weeks from kickoff.
  expect(chain.slice(0, 3).map(({ name, end }) => [name, end])).toEqual([
    ["Discovery", 0.5],
    ["Scope & SOW", 1],
    ["Baseline", 1.5],
  ]);
  expect(milestones.slice(0, 2)).toEqual([
    { name: "SOW signed", at: 1 },
    { name: "Plan approved", at: 1.5 },
  ]);
});
