import type { DataStrategyResult, MiddlewareFunction, RouterState } from "react-router";
import { replace } from "react-router";
import { isFallback } from "../browser/fallback-code";

/** The parts of React Router's globals that are read here; browser tests notice if they change. */
declare global {
  interface Window {
    __reactRouterManifest?: {
      routes: Record<string, { path?: string; index?: boolean; module: string } | undefined>;
    };
    __reactRouterDataRouter?: { state: RouterState };
  }
}

/** Where to send those who ask for an id that does not exist; patterns as in app/routes.ts. */
export interface MissingPage {
  pattern: string;
  to: string;
  log?: (pathname: string) => void;
}

/** The file that holds the code of a route; patterns as in app/routes.ts. */
export function moduleOf(pattern: string): string | undefined {
  const routes = Object.values(window.__reactRouterManifest?.routes ?? {});
  return routes.find((route) => (pattern ? route?.path === pattern : route?.index))?.module;
}

/** Whether the host has just answered this very path with 404.html, which is booting now. */
function isFallbackFor(pathname: string): boolean {
  return isFallback() && window.location.pathname === pathname;
}

/** Settles only when the code of a page cannot be fetched. */
function codeLost(pattern: string): Promise<"code lost"> {
  const module = moduleOf(pattern);
  return new Promise((resolve) => {
    // React Router has asked for this file already, so a second import costs nothing. It only tells
    // us of a failure, after which React Router itself would reload the page being left.
    if (module) import(/* @vite-ignore */ module).catch(() => resolve("code lost"));
  });
}

/** Lets the browser load the page that was asked for, with its hash, which requests do not carry. */
function loadWholePage(request: Request): Promise<never> {
  const { hash = "" } = window.__reactRouterDataRouter?.state.navigation.location ?? {};
  const target = request.url + hash;
  // The address first: React Router may reload too, sooner or later, and must load the same page.
  if (window.location.href !== target) window.history.pushState(null, "", target);
  window.location.reload();
  return new Promise(() => {});
}

/**
 * Wraps every navigation. What cannot be fetched, because a deploy has replaced the files, the
 * network has dropped or the page does not exist, is left to the browser, which gets the page or the
 * host's 404.html. When that document boots, an unknown id is replaced by the list it belongs to, so
 * that the bad address never stays in the history.
 */
export function recoverNavigation(
  missingPages: readonly MissingPage[],
): MiddlewareFunction<Record<string, DataStrategyResult>> {
  return async ({ request, pattern: fullPattern }, next) => {
    const pattern = fullPattern.replace(/^\//, "");
    const { pathname } = new URL(request.url);

    if (pattern === "*") return isFallbackFor(pathname) ? next() : loadWholePage(request);

    if (isFallbackFor(pathname)) {
      const missing = missingPages.find((page) => page.pattern === pattern);
      // A path that only looks like one of ours, such as "/About".
      if (!missing) throw new Response(null, { status: 404 });
      missing.log?.(pathname);
      throw replace(missing.to);
    }

    const results = await Promise.race([next(), codeLost(pattern)]);
    if (request.signal.aborted) return results === "code lost" ? {} : results;
    if (results === "code lost") return loadWholePage(request);
    const isLost = Object.values(results).some(
      // A redirect comes as an error too, but it is an answer.
      ({ type, result }) => type === "error" && !(result instanceof Response),
    );
    return isLost ? loadWholePage(request) : results;
  };
}
