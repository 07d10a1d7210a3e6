import { href } from "react-router";
import { ButtonLink } from "../../components/button";
import { Label } from "../../components/section";

/** What a host shows on a server error. Links only, because nothing else is sure to work then. */
export function ErrorPage() {
  return (
    <div className="wrap grid min-h-[70svh] content-center gap-y-6 py-band">
      <Label>Error</Label>
      <h1 className="display text-title-1">Something went wrong</h1>
      <p className="lede text-lead text-muted">
        The application encountered an error. Please try refreshing the page.
      </p>
      <div className="flex flex-wrap gap-3.5">
        {/* An empty href reloads the URL that failed. */}
        <ButtonLink href="">Reload the page</ButtonLink>
        <ButtonLink href={href("/")} variant="secondary">
          Go to the home page
        </ButtonLink>
      </div>
    </div>
  );
}
