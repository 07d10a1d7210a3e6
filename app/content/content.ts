import { requireContent } from "./read-content.ts";

/** Everything the site says, for the build alone: scripts/content-plugin.ts keeps it out of the browser. */
export const content = requireContent();

export const {
  site,
  facts,
  checkedWidths,
  axeWidths,
  claims,
  serviceGroups,
  phases,
  services,
  caseStudies,
  testimonials,
  clients,
  faq,
  processSteps,
  certifications,
  recognition,
  storedKeys,
  fridayReport,
  chat,
  shell,
  machines,
  pages,
  entryPages,
  letter,
} = content;
