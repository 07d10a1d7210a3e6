import { Readable } from "node:stream";
import { prerenderToNodeStream } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";

/**
 * Renders one page at build time. Having this file keeps the build from installing
 * a package of its own; there are no bots to tell apart when every page is complete.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  // The prerenderer asks for "/about/"; visitors see "/about".
  const { location } = context.staticHandlerContext;
  location.pathname = location.pathname.replace(/(.)\/+$/, "$1");

  const { prelude } = await prerenderToNodeStream(
    <ServerRouter context={context} url={request.url} />,
  );
  headers.set("Content-Type", "text/html");
  return new Response(Readable.toWeb(Readable.from(prelude)) as ReadableStream, {
    status,
    headers,
  });
}
