import { spawn } from "node:child_process";
import path from "node:path";
import sirv from "sirv";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import type { Content } from "../app/content/assemble.ts";
import { ContentError, type Fault, faultText } from "../app/content/fault.ts";
import { contentFolder } from "../app/content/folder.ts";
import { readWithDrafts, requireContent } from "../app/content/read-content.ts";
import { picturesOf } from "../app/pictures.ts";
import { projectFile } from "./cached.ts";
import { writeJsonSchemas } from "./json-schemas.ts";

const module = projectFile("app/content/content.ts");

/** The pages that a file is about; a file that many share concerns all of them. */
function concerns({ file }: Fault, url: string): boolean {
  const [, folder, entry = ""] = file.split("/");
  const id = path.parse(entry).name;
  if (folder === "services") return url === `/services/${id}`;
  if (folder === "case-studies") return url === `/case-study/${id}`;
  return folder === "legal" ? url === `/${id}` : true;
}

const escapeHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function faultPage(faults: readonly Fault[]): string {
  const items = faults.map((fault) => `<li>${escapeHtml(faultText(fault))}</li>`).join("\n");
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Wrong in the content: ${faults.length}</title>
<meta name="viewport" content="width=device-width">
<style>body{font:1.0625rem/1.6 system-ui,sans-serif;max-width:46rem;margin:4rem auto;padding:0 1.25rem;background:#f5f1e8;color:#14232b}li{margin:.75rem 0;overflow-wrap:anywhere}</style>
<script>
const faults = (page) => page.querySelector("ol")?.textContent;
setInterval(async () => {
  const answer = await fetch(location, { headers: { accept: "text/html" } });
  const now = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (faults(now) !== faults(document)) location.reload();
}, 500);
</script>
<h1>This page waits for its content</h1>
<p>Correct what is listed here and save; the page then comes by itself.</p>
<ol>
${items}
</ol>`;
}

/** What pictures are made from, beside their files and the brand. */
const looksOf = (content: Content | undefined) =>
  content && JSON.stringify([picturesOf(content), content.clients.map(({ logoUrl }) => logoUrl)]);

/** Makes the content known to Vite, which then need not read it again for each of its environments. */
export function content(): Plugin {
  let content: Content | undefined;
  let faults: Fault[] = [];
  let isSound = true;

  function read() {
    const { content: now, faults: wrong, inDrafts } = readWithDrafts();
    faults = [...wrong, ...inDrafts];
    isSound = !wrong.length;
    if (isSound) content = now;
  }

  /** While developing, pages show the last content that was right, and faults stand where they belong. */
  function serve({ watcher, environments, middlewares }: ViteDevServer): void {
    writeJsonSchemas();
    read();
    const folder = projectFile(contentFolder);
    watcher.add(folder);
    middlewares.use(sirv(path.join(folder, "public"), { dev: true }));
    let timer: NodeJS.Timeout | undefined;
    let hasNewLooks = false;
    const reload = () => environments.client?.hot.send({ type: "full-reload" });
    /** In a process of its own, which knows the content as it is now. */
    function makeLooks() {
      hasNewLooks = false;
      const env = { ...process.env, WITH_DRAFTS: "1" };
      const making = spawn(process.execPath, [projectFile("scripts/make-looks.ts")], { env });
      making.on("exit", reload);
    }
    watcher.on("all", (_event, file) => {
      if (!file.startsWith(folder)) return;
      if (/^(pictures|public|brand)/.test(path.relative(folder, file))) hasNewLooks = true;
      clearTimeout(timer);
      timer = setTimeout(changed, 50);
    });
    // An editor or git writes in several steps, and a file half written is not a fault.
    function changed() {
      timer = undefined;
      const looks = looksOf(content);
      read();
      hasNewLooks ||= looksOf(content) !== looks;
      const { ssr } = environments;
      for (const stale of ssr?.moduleGraph.getModulesByFile(module) ?? [])
        ssr?.moduleGraph.invalidateModule(stale);
      // All pages are evaluated anew, from what is compiled already.
      if (ssr && isRunnableDevEnvironment(ssr)) ssr.runner.clearCache();
      reload();
      if (hasNewLooks && isSound) makeLooks();
    }
    middlewares.use((request, response, next) => {
      // Nobody is shown what was true before the last save.
      if (timer) {
        clearTimeout(timer);
        changed();
      }
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      const here = faults.filter((fault) => !content || concerns(fault, pathname));
      if (!here.length || !request.headers.accept?.includes("text/html")) return next();
      response.writeHead(500, { "Content-Type": "text/html; charset=utf-8" });
      response.end(faultPage(here));
    });
  }

  return {
    name: "content",
    load: {
      filter: { id: /\/app\/content\/content\.ts$/ },
      handler() {
        if (this.environment.mode === "build") content = requireContent();
        if (!content) throw new ContentError(faults);
        // What an island says is fetched with it (app/lib/island-data.ts).
        if (this.environment.name === "client") this.error("Content would reach the browser.");
        return `export const content = ${JSON.stringify(content)}`;
      },
    },
    configureServer: serve,
  };
}
