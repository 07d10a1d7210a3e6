import missingPage from "../../../.generated/missing-page.js?raw";
import { contentContext } from "../../lib/content-context";
import type { DocumentHandle } from "../../lib/document-handle";
import { errorHead } from "../../lib/page-title";
import type { Route } from "./+types/case-study-route";
import { CaseStudyNotFound } from "./case-study-not-found";

export const handle: DocumentHandle = { headScript: missingPage };

export function loader({ context }: Route.LoaderArgs) {
  const { words, site } = context.get(contentContext);
  return errorHead({ title: words.errors.caseStudy.title }, site);
}

export const meta = ({ loaderData: head }: Route.MetaArgs) => head;

export default function CaseStudyNotFoundRoute() {
  return <CaseStudyNotFound />;
}
