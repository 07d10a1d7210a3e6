import { spawn } from "node:child_process";
import path from "node:path";
import sirv from "sirv";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import type { Content } from "../app/content/assemble.ts";
import { ContentError, type Fault, faultText } from "../app/content/fault.ts";
import { contentFolder, nameIn } from "../app/content/folder.ts";
import { folderOf as folderOfLanguage, isLanguageFolder } from "../app/content/languages.ts";
import { filesOf } from "../app/content/mentions.ts";
import { addressOf, type Files, folderOf } from "../app/content/moved-names.ts";
import { ownSources, readWithDrafts, requireContents } from "../app/content/read-content.ts";
import { escapeXml } from "../app/files/escape-xml.ts";
import { picturesOf } from "../app/pictures.ts";
import { projectFile } from "./cached.ts";
import { writeJsonSchemas } from "./json-schemas.ts";

const module = projectFile("app/content/content.ts");

/** The page that an entry makes; a file that many share concerns all of them. */
function concerns({ file }: Fault, url: string, files: Files): boolean {
  const name = nameIn(file);
  const [language] = isLanguageFolder(name) ? name.split("/") : [];
  if (language) return `${url}/`.startsWith(`${folderOfLanguage(language)}/`);
  // A draft may have no address yet; where a page is that cannot be read, nobody knows.
  const data = { path: "", ...(files.get(name) ?? { path: url }) };
  return !folderOf(name) || addressOf(name, data) === url;
}

const itemsOf = (texts: readonly string[]) =>
  texts.map((text) => `<li>${escapeXml(text)}</li>`).join("\n");

/** Says what is wrong by file and line; beside the form, by the names that the form has. */
function faultPage(faults: readonly Fault[], sentences: readonly string[]): string {
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Wrong in the content: ${faults.length}</title>
<meta name="viewport" content="width=device-width">
<style>body{font:1.0625rem/1.6 system-ui,sans-serif;max-width:46rem;margin:4rem auto;padding:0 1.25rem;background:#f5f1e8;color:#14232b}li{margin:.75rem 0;overflow-wrap:anywhere}</style>
<script type="module" src="/@vite/client"></script>
<h1>This page waits for its content</h1>
<p>Correct what is listed here and save; the page then comes by itself.</p>
<ol>
${itemsOf(faults.map(faultText))}
</ol>
<ol hidden>
${itemsOf(sentences)}
</ol>
<script>if (self !== top) for (const list of document.querySelectorAll("ol")) list.hidden = !list.hidden;</script>`;
}

type InWords = (faults: readonly Fault[], files: Files) => readonly string[];

/** What pictures are made from, beside their files and the brand. */
const looksOf = (content: Content | undefined) =>
  content && JSON.stringify([picturesOf(content), content.clients.map(({ logoUrl }) => logoUrl)]);

/** Makes the content known to Vite, which then need not read it again for each of its environments. */
export function content(inWords: InWords): Plugin {
  let contents: readonly Content[] = [];
  let files: Files = new Map();
  let faults: Fault[] = [];
  let isSound = true;

  function read() {
    const { content: now, faults: wrong, inDrafts, ...others } = readWithDrafts();
    files = filesOf(ownSources());
    faults = [...wrong, ...inDrafts, ...others.inTranslations];
    isSound = !wrong.length;
    if (isSound && now) contents = [now, ...others.translations];
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
      const looks = looksOf(contents[0]);
      read();
      hasNewLooks ||= looksOf(contents[0]) !== looks;
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
      const here = faults.filter((fault) => !contents.length || concerns(fault, pathname, files));
      if (!here.length || !request.headers.accept?.includes("text/html")) return next();
      response.writeHead(500, { "Content-Type": "text/html; charset=utf-8" });
      response.end(faultPage(here, inWords(here, files)));
    });
  }

  return {
    name: "content",
    load: {
      filter: { id: /\/app\/content\/content\.ts$/ },
      handler() {
        if (this.environment.mode === "build") contents = requireContents();
        if (!contents.length) throw new ContentError(faults);
        // What an island says is fetched with it (app/lib/island-data.ts).
        if (this.environment.name === "client") this.error("Content would reach the browser.");
        return `export const contents = ${JSON.stringify(contents)}; export const [content] = contents;`;
      },
    },
    configureServer: serve,
  };
}
