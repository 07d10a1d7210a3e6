import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { contentFolder } from "../../app/content/folder.ts";
import { type Offer, offers } from "../../app/content/schema/offers.ts";

const testsOf: Record<Offer, readonly string[]> = {
  chat: ["app/islands/chat/**", "tests/chat/**"],
  claimsLedger: ["tests/every-page/claims.spec.ts"],
  dates: ["date-choice", "opening-plan", "ribbon"].map((name) => `tests/pages/${name}.spec.ts`),
  search: ["app/islands/search/**", "tests/search/**"],
  fridayReport: [],
};

/** From the one file: every worker asks, and few need all content. */
const { offers: given = {} } = parse(readFileSync(`${contentFolder}/site.yaml`, "utf8"));

/** Tests of what this site does not offer: there is nothing that they could try. */
export const notOffered = offers
  .filter((offer) => !given[offer])
  .flatMap((offer) => testsOf[offer]);
