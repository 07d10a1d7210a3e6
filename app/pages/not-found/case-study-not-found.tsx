import { ButtonLink } from "../../components/button";
import { Label } from "../../components/section";
import { caseStudiesPath } from "../../lib/paths";
import { useContent, useWords } from "../../lib/use-words";

export function CaseStudyNotFound() {
  const { caseStudies, errors } = useWords();
  const words = errors.caseStudy;
  const all = caseStudiesPath(useContent());
  return (
    <div className="wrap grid min-h-[70svh] content-center gap-y-6 py-band">
      <Label>{words.label}</Label>
      <h1 className="display text-title-1">{words.heading}</h1>
      <p className="lede text-lead text-muted">{words.text}</p>
      <div>
        <ButtonLink href={all ?? "/"}>{all ? caseStudies.back : errors.notFound.home}</ButtonLink>
      </div>
    </div>
  );
}
