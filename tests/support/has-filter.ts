import { filterChoices } from "../../app/bands/case-study-filter/filter-choices.ts";
import { content } from "../../app/content/content.ts";
import { caseStudyList, words } from "./places.ts";

const { caseStudies, site } = content;

/** Of few case studies, or of one industry, there is nothing to choose. */
export const hasFilter =
  filterChoices(caseStudies, words.caseStudies, site.language, caseStudyList).length > 0;
