import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";

/**
 * The HTML of what never changes on the page at `path`, for `FinishedHtml` to show: its components
 * stay here, at build. Links and breadcrumbs work as everywhere; hooks that wait for the browser do not.
 */
export function finishedHtml(path: string, content: ReactNode): string {
  return renderToStaticMarkup(<StaticRouter location={path}>{content}</StaticRouter>);
}
