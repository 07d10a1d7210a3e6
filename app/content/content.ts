import { requireContent } from "./read-content.ts";

/** Everything the site says. In the browser there is only what vite.config.ts lets through. */
export const content = requireContent();

export const {
  site,
  facts,
  claims,
  serviceGroups,
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
  entryPages,
  servicesPage,
  contact,
  testimonialsPage,
  sitemapPage,
} = content;
