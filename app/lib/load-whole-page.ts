import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { isRouteErrorResponse } from "react-router";

/** The part of React Router's route manifest that is read here. */
interface Manifest {
  routes: Record<string, { path?: string; index?: boolean; module: string } | undefined>;
}

declare global {
  interface Window {
    __reactRouterManifest?: Manifest;
  }
}

function moduleOf(pattern: string): string | undefined {
  const routes = Object.values(window.__reactRouterManifest?.routes ?? {});
  return routes.find((route) =>
    pattern === "/" ? route?.index : route?.path === pattern.replace(/^\//, ""),
  )?.module;
}

/** Redirects and missing pages are answers; all else that comes as an error is a loss. */
function isAnswer(result: unknown): boolean {
  return result instanceof Response || (isRouteErrorResponse(result) && result.status === 404);
}

/**
 * When a page's code or data cannot be fetched (a deploy has replaced the files, or the network has
 * dropped), lets the browser load the page that was asked for. React Router on its own would show
 * an error for lost data and reload the page being left for lost code.
 */
export const loadWholePageOnFailure: MiddlewareFunction<
  Record<string, DataStrategyResult>
> = async ({ request, pattern }, next) => {
  const loadWholePage = (): Promise<never> => {
    // After React Router's own reload of the page being left, which this replaces.
    setTimeout(() => window.location.assign(request.url));
    return new Promise(() => {});
  };

  // React Router has asked for this file already, so the second import costs nothing; it only
  // tells us of a failure, which React Router does not pass on.
  const modulePath = moduleOf(pattern);
  const codeLost = new Promise<"code lost">((resolve) => {
    if (modulePath) import(/* @vite-ignore */ modulePath).catch(() => resolve("code lost"));
  });

  const results = await Promise.race([next(), codeLost]);
  if (results === "code lost") return loadWholePage();

  const dataLost = Object.values(results).some(
    ({ type, result }) => type === "error" && !isAnswer(result),
  );
  return dataLost ? loadWholePage() : results;
};
