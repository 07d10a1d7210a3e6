import { defineBand } from "../../content/schema/band.ts";
import { sectionFields } from "../../content/schema/pages/parts.ts";

export const claimsLedger = defineBand(
  "claims-ledger",
  "Figures: full list",
  "Every figure of the site, and how each is measured. Use it on one page; all figures link to it.",
  sectionFields(270),
  {
    once: true,
    ground: "sand",
    anchor: "how-we-measure",
    role: "claims",
    uses: ["claims", "caseStudies"],
    isEmpty: (_words, { claims, site }) => !claims.length || !site.offers.claimsLedger,
    ids: (_words, { claims }) => claims.map(({ id }) => id),
    found: () => ({}),
  },
);
