import { href } from "react-router";
import { ButtonLink } from "../../components/button";
import { Label } from "../../components/section";

export function CaseStudyNotFound() {
  return (
    <div className="wrap grid min-h-[70svh] content-center gap-y-6 py-band">
      <Label>Case studies</Label>
      <h1 className="display text-title-1">Case Study Not Found</h1>
      <p className="lede text-lead text-muted">
        The case study you're looking for could not be found.
      </p>
      <div>
        <ButtonLink href={href("/client-success-stories")}>
          Back to Client Success Stories
        </ButtonLink>
      </div>
    </div>
  );
}
