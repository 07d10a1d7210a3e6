import { group, line, list, reference } from "../fields.ts";
import { closing, example, headed } from "./parts.ts";

/** What every case study page says around its own words. */
export const caseStudyPageSchema = group("Every case study page", {
  example: example("case-studies"),
  breadcrumb: line("Name of the folder in breadcrumbs", 30),
  sidebar: headed("Beside the results", 16, 98),
  relatedServices: list(1, 6, "Related services", reference("services", "Service"), {
    hint: "On every case study, after the services that it used.",
  }),
  closing,
});
