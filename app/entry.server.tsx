import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { address } from "./lib/address";
import { contentContext } from "./lib/content-context";
import { pathOf } from "./lib/editions";
import { inOwnLanguage } from "./lib/own-language";
import { ContentContext } from "./lib/use-words";
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
  given: Readonly<RouterContextProvider>,
) {
  const content = given.get(contentContext);
  // The prerenderer requests "/about/", but the canonical path is "/about"; in every language it is that of the first.
  const { location } = context.staticHandlerContext;
  location.pathname = pathOf(content.site, location.pathname);

  const script = context.manifest.entry?.module;
  if (!script)
    throw new Error(
      `The page ${location.pathname} would have no script: the build's manifest knows no app/entry.client.ts.`,
    );
  const html = renderPage(
    <ContentContext value={content}>
      <ScriptAddress value={address(script)}>
        <ServerRouter context={context} url={request.url} />
      </ScriptAddress>
    </ContentContext>,
    location.pathname,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(inOwnLanguage(html, content), { status, headers });
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
