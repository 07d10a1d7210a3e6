import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { serveSite } from "../../server/static-site.ts";

/**
 * The site on a server that keeps one address waiting: all of it, or what comes after a text of that
 * page. A request that Playwright holds also holds up the tools that look at the page being left; a
 * slow server does not.
 */
export async function holdingServer(heldPath: string, { after = "" } = {}) {
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const answer = serveSite("build/client");
  const server = createServer(async (request, response) => {
    if (request.url === heldPath) {
      ask();
      if (after) {
        const html = await readFile(`build/client${heldPath}/index.html`, "utf8");
        const end = html.indexOf(after) + after.length;
        response.setHeader("content-type", "text/html; charset=utf-8");
        response.write(html.slice(0, end));
        await isReleased;
        return response.end(html.slice(end));
      }
      await isReleased;
    }
    answer(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    isAsked,
    release,
    close: () => {
      release();
      server.closeAllConnections();
      server.close();
    },
  };
}
