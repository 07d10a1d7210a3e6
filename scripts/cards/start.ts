import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { canonicalPages } from "../../app/lib/pages.ts";
import { reasonToBuild } from "../../server/build-state.ts";
import { listenProblem, readSettings, type Settings } from "../../server/settings.ts";
import { serveSite } from "../../server/static-site.ts";
import { projectFile } from "../cached.ts";
import { completeMark } from "../complete-mark.ts";
import { runCommand } from "../run-command.ts";
import { previewPage } from "./preview.ts";
import { sharedPage } from "./shared-page.ts";

/** `npm run cards`: every page as it is shared, on this machine alone; nothing of it is deployed. */
const client = projectFile("build/client");

/** Asked for first: a mistake in it need not wait for a build. */
function settingsOrEnd(): Settings {
  try {
    return { ...readSettings({ PORT: process.env.PORT ?? "4174" }), host: "127.0.0.1" };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const settings = settingsOrEnd();

const reason = await reasonToBuild(projectFile("."), `build/client/${completeMark}`);
if (reason) {
  console.log(`Building the site (${reason}) …`);
  const { ok } = await runCommand("react-router build", {}, true);
  if (!ok) process.exit(1);
}

const pages = await Promise.all(
  canonicalPages.map(async (page) =>
    sharedPage(page, await readFile(path.join(client, page, "index.html"), "utf8")),
  ),
);
const html = previewPage(pages, await readFile(projectFile("app/styles/palette.css"), "utf8"));
const serveFile = serveSite(client, "/");

const server = createServer((request, response) => {
  if (request.url !== "/") return serveFile(request, response);
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.end(html);
});
server.once("error", (error) => {
  console.error(listenProblem(error, settings).replaceAll("npm start", "npm run cards"));
  process.exit(1);
});
server.listen(settings.port, settings.host, () =>
  console.log(`${pages.length} pages as they are shared: http://127.0.0.1:${settings.port}`),
);
