import { Outlet } from "react-router";
import { loadWholePageOnFailure } from "../lib/load-whole-page";
import { ErrorPage } from "../sections/error-page";
import { Shell } from "../shell/shell";
import type { Route } from "./+types/shell";

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [loadWholePageOnFailure];

export default function ShellRoute() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

/** A page that fails to render leaves header and footer standing. */
export function ErrorBoundary() {
  return (
    <Shell>
      <ErrorPage />
    </Shell>
  );
}
