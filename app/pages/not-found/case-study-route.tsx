import missingPage from "../../../.generated/missing-page.js?raw";
import { content } from "../../content/content";
import type { DocumentHandle } from "../../lib/document-handle";
import { errorMeta } from "../../lib/page-title";
import { CaseStudyNotFound } from "./case-study-not-found";

export const handle: DocumentHandle = { headScript: missingPage };

export const meta = () => errorMeta(content.words.errors.caseStudy.title);

export default function CaseStudyNotFoundRoute() {
  return <CaseStudyNotFound />;
}
