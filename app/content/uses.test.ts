import { expect, it } from "vitest";
import { usesIn } from "./uses.ts";

const files = new Map<string, Record<string, unknown>>([
  ["claims.yaml", { claims: [{ id: "people", value: "{fact.headcount}", label: "people" }] }],
  ["clients.yaml", { clients: [{ name: "Havenkoel", logoUrl: "/images/clients/one.svg" }] }],
  ["testimonials.yaml", { testimonials: [{ company: "Havenkoel", quote: "They asked." }] }],
  ["services/one.yaml", { template: "service", title: "One", figures: ["people"] }],
  ["case-studies/two.yaml", { title: "Two", image: "/pictures/two.jpg" }],
  [
    "legal/terms.md",
    {
      path: "/terms",
      body: "## One\n\n{claim.people.scope}, {fact.notice.days}, {fact.noteWithin}.",
    },
  ],
  ["pages/home.yaml", { path: "/", bands: [{ band: "opening-half", image: "/pictures/two.jpg" }] }],
]);

it("knows which files use a figure, a fact, a client or a picture", () => {
  const uses = usesIn(files);
  expect(uses.claims).toEqual(
    new Map([["people", new Set(["services/one.yaml", "legal/terms.md"])]]),
  );
  expect(uses.facts.get("headcount")).toEqual(new Set(["claims.yaml"]));
  expect(uses.facts.get("notice")).toEqual(new Set(["legal/terms.md"]));
  expect(uses.facts.get("noteAfter"), "which it is a sum of").toEqual(new Set(["legal/terms.md"]));
  expect(uses.clients).toEqual(new Map([["Havenkoel", new Set(["testimonials.yaml"])]]));
  expect(uses.pictures.get("/pictures/two.jpg")).toEqual(
    new Set(["case-studies/two.yaml", "pages/home.yaml"]),
  );
});
