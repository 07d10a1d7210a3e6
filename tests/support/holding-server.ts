import { readFile } from "node:fs/promises";
import { buildFolder } from "../../deploy/build-state.ts";
import { serveSite } from "../../server/static-site.ts";
import { startLocalServer } from "./local-server.ts";

/**
 * The site on a server that keeps one address waiting: all of it, or what comes after a text of that
 * page. A request that Playwright holds also holds up the tools that look at the page being left; a
 * slow server does not.
 */
export async function holdingServer(heldPath: string, { after = "" } = {}) {
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const answer = serveSite(`${buildFolder}/client`);
  const { url, close } = await startLocalServer(async (request, response) => {
    if (request.url === heldPath) {
      ask();
      if (after) {
        const html = await readFile(`${buildFolder}/client${heldPath}/index.html`, "utf8");
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
  return { url, isAsked, release, close };
}
