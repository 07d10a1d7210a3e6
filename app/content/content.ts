import { requireContent } from "./read-content.ts";

/** Everything the site says. In the browser there is only what vite.config.ts lets through. */
export const content = requireContent();

export const {
  site,
  facts,
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
  dates,
  machines,
  pages,
  servicePage,
  contact,
  caseStudiesPage,
  caseStudyPage,
  testimonialsPage,
  sitemapPage,
} = content;
