import { href, isRouteErrorResponse, Outlet, useRouteError } from "react-router";
import { recoverNavigation } from "../lib/recover-navigation";
import { ErrorPage } from "../sections/error-page";
import { MissingPage } from "../sections/missing-page";
import { Shell } from "../shell/shell";
import type { Route } from "./+types/shell";

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  recoverNavigation([
    { pattern: "services/:serviceId", to: href("/services") },
    {
      pattern: "case-study/:slug",
      to: href("/client-success-stories"),
      log: (pathname) => console.error(`Case study not found: ${pathname}`),
    },
  ]),
];

export default function ShellRoute() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

/** A page that fails to render leaves header and footer standing. */
export function ErrorBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return <Shell>{isMissing ? <MissingPage /> : <ErrorPage />}</Shell>;
}
