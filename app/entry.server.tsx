import { type EntryContext, ServerRouter } from "react-router";
import { address } from "./lib/address";
import { cleanPath } from "./lib/clean-path";
import { renderPage } from "./render-page";
import { ScriptAddress } from "./script-address";

/**
 * Renders one page, at build time or in development. Without this file, React Router would install a
 * package for its default.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  // The prerenderer requests "/about/", but the canonical path is "/about".
  const { location } = context.staticHandlerContext;
  location.pathname = cleanPath(location.pathname);

  const script = context.manifest.entry?.module;
  if (!script)
    throw new Error(
      `The page ${location.pathname} would have no script: the build's manifest knows no app/entry.client.ts.`,
    );
  const html = renderPage(
    <ScriptAddress value={address(script)}>
      <ServerRouter context={context} url={request.url} />
    </ScriptAddress>,
    location.pathname,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
}

/**
 * What fails at build ends the build (scripts/say-why.ts); by default the prerenderer would get, and print,
 * the page of the error boundary.
 */
export const handleError = import.meta.env.PROD
  ? (error: unknown) => {
      throw error;
    }
  : undefined;
