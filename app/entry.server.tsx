import { type EntryContext, ServerRouter } from "react-router";
import { address } from "./lib/address";
import { cleanPath } from "./lib/clean-path";
import { renderPage } from "./render-page";
import { ScriptAddress } from "./script-address";

/**
 * Answers for one page, at build or while developing. Having this file also keeps the build from
 * installing a package of its own.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  // The prerenderer asks for "/about/"; visitors see "/about".
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
