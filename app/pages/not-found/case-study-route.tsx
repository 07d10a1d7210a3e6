import missingPage from "../../../.generated/missing-page.js?raw";
import { ButtonLink } from "../../components/button";
import { ErrorFrame } from "../../components/error-frame";
import { contentContext } from "../../lib/content-context";
import type { DocumentHandle } from "../../lib/document-handle";
import { errorHead } from "../../lib/error-head";
import { caseStudiesPath } from "../../lib/paths";
import { useContent, useWords } from "../../lib/use-words";
import type { Route } from "./+types/case-study-route";

export const handle: DocumentHandle = { headScript: missingPage };

export function loader({ context }: Route.LoaderArgs) {
  const { words, site } = context.get(contentContext);
  return errorHead({ title: words.errors.caseStudy.title }, site);
}

export const meta = ({ loaderData: head }: Route.MetaArgs) => head;

export default function CaseStudyNotFound() {
  const { caseStudies, errors } = useWords();
  const words = errors.caseStudy;
  const all = caseStudiesPath(useContent());
  return (
    <ErrorFrame words={words}>
      <div>
        <ButtonLink href={all ?? "/"}>{all ? caseStudies.back : errors.notFound.home}</ButtonLink>
      </div>
    </ErrorFrame>
  );
}
