import { group } from "../fields.ts";
import { closing, headed } from "./parts.ts";

/** What every case study page says around its own words. */
export const caseStudyPageSchema = group("Every case study page", {
  sidebar: headed("Beside the results", 16, 98),
  closing,
});
