import { content } from "../../app/content/content.ts";
import { type Offer, offers } from "../../app/content/schema/offers.ts";

const testsOf: Record<Offer, readonly string[]> = {
  chat: ["app/islands/chat/**", "tests/chat/**"],
  claimsLedger: ["tests/every-page/claims.spec.ts"],
  dates: ["tests/pages/date-choice.spec.ts", "tests/pages/ribbon.spec.ts"],
  search: ["app/islands/search/**", "tests/search/**"],
  fridayReport: [],
};

/** Tests of what this site does not offer: there is nothing that they could try. */
export const notOffered = offers
  .filter((offer) => !content.site.offers[offer])
  .flatMap((offer) => testsOf[offer]);
