import { group, line } from "../fields.ts";
import { closing, headed } from "./parts.ts";

/** What every case study page says around its own words. */
export const caseStudyPageSchema = group("Every case study page", {
  breadcrumb: line("Name of the folder in breadcrumbs", 30),
  sidebar: headed("Beside the results", 16, 98),
  closing,
});
