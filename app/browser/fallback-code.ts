import { matchRoutes, type RouteObject } from "react-router";

/** Whether this document is 404.html, which hosts send for every address that does not exist. */
export const isFallback = () => document.querySelector("[data-fallback]") !== null;

/**
 * React Router reloads a page whose code it cannot fetch, and 404.html would then come again and
 * again. So its code is fetched here first; if that fails, the page stays as the host has sent it.
 */
export function fetchFallbackCode(): Promise<unknown> {
  const { "routes/shell": shell, ...others } = window.__reactRouterManifest?.routes ?? {};
  // Every page is a child of the shell, which adds nothing to the path.
  const pages = Object.values(others) as RouteObject[];
  const [page] = matchRoutes(pages, window.location.pathname) ?? [];
  const modules = [shell, page?.route as typeof shell].flatMap((route) => route?.module ?? []);
  return Promise.all(modules.map((module) => import(/* @vite-ignore */ module)));
}
