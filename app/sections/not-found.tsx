import { useEffect } from "react";
import { href, useLocation } from "react-router";
import { ButtonLink } from "../components/button";

export function NotFound() {
  return (
    <div className="wrap grid min-h-[70svh] content-center gap-y-6 py-band">
      <p
        aria-hidden="true"
        className="display text-[clamp(6rem,22vw,16rem)] leading-none! text-accent"
      >
        404
      </p>
      <h1 className="display text-title-2">Page Not Found</h1>
      <p className="max-w-lead text-lead text-muted">
        We couldn't find the page you're looking for. It might have been moved, deleted, or never
        existed.
      </p>
      <div className="flex flex-wrap gap-3.5">
        <ButtonLink to={href("/")}>Return to Home</ButtonLink>
        <ButtonLink to={href("/services")} look="secondary">
          Browse Services
        </ButtonLink>
      </div>
    </div>
  );
}

/** The same, and the path goes to the console, as the specification asks. */
export function LoggedNotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error(`Page not found: ${pathname}`);
  }, [pathname]);
  return <NotFound />;
}
