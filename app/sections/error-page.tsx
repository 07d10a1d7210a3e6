import { Button } from "../components/button";
import { Label } from "../components/section";

/** Shown in place of a page that failed to render. */
export function ErrorPage() {
  return (
    <div className="wrap grid min-h-[70svh] content-center gap-y-6 py-band">
      <Label>Error</Label>
      <h1 className="display text-title-1">Something went wrong</h1>
      <p className="lede text-lead text-muted">
        The application encountered an error. Please try refreshing the page.
      </p>
      <div className="flex flex-wrap gap-3.5">
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
        {/* A whole new document: what has failed here may fail again. */}
        <Button look="secondary" onClick={() => window.location.assign("/")}>
          Go to the home page
        </Button>
      </div>
    </div>
  );
}
