import missingPage from "../../../.generated/missing-page.js?raw";
import type { DocumentHandle } from "../../lib/document-handle";
import { pageTitle } from "../../lib/page-title";
import { CaseStudyNotFound } from "./case-study-not-found";

export const handle: DocumentHandle = { headScript: missingPage };

export const meta = () => [
  { title: pageTitle("Case study not found") },
  { name: "robots", content: "noindex" },
];

export default function CaseStudyNotFoundRoute() {
  return <CaseStudyNotFound />;
}
