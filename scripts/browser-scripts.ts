import { globSync } from "node:fs";
import { build } from "vite";
import { base } from "../app/base.ts";
import { startUpScripts } from "../app/browser/start-up/scripts.ts";
import { content } from "../app/content/content.ts";
import { absoluteUrl } from "../app/lib/absolute-url.ts";
import { caseStudiesPath, servicesPath } from "../app/lib/paths.ts";
import { allPages, languageFolders, palette, site } from "../app/site.ts";
import { cached, derivedFolder, projectFile } from "./cached.ts";

/** Standalone scripts: two that every page loads after start, five inlined in the pages that need them. */
const sources = {
  "app/browser/start-up/placeholder-create.ts": `${derivedFolder}/public/${startUpScripts.head.slice(base.length)}`,
  "app/browser/start-up/domain-compatibility.ts": `${derivedFolder}/public/${startUpScripts.body.slice(base.length)}`,
  "app/browser/before-paint/missing-page.ts": `${derivedFolder}/missing-page.js`,
  "app/browser/before-paint/scheme.ts": `${derivedFolder}/scheme.js`,
  "app/browser/before-paint/case-study-filter.ts": `${derivedFolder}/case-study-filter.js`,
  "app/browser/before-paint/topic.ts": `${derivedFolder}/topic.js`,
  "app/browser/before-paint/date.ts": `${derivedFolder}/date.js`,
};

/** What the scripts know of the content, put in as they are compiled: they bundle none of its files. */
function contentConstants(): Record<string, string> {
  const { paper: ground, line, "ink-soft": text } = palette;
  return {
    __SITE_URL__: JSON.stringify(absoluteUrl(site, "/")),
    __PLACEHOLDER_COLORS__: JSON.stringify({ ground, line, text }),
    // They fetch nothing.
    __HAS_LANGUAGES__: "false",
    __PAGES__: JSON.stringify(allPages),
    __LANGUAGE_FOLDERS__: JSON.stringify(languageFolders),
    __SERVICES_PATH__: JSON.stringify(servicesPath(content) ?? "/"),
    __CASE_STUDIES_PATH__: JSON.stringify(caseStudiesPath(content) ?? "/"),
  };
}

/** Bundles to one file without imports, which runs as a classic script. */
async function compile(source: string, define: Record<string, string>): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define,
    build: {
      write: false,
      target: "baseline-widely-available",
      lib: { entry: projectFile(source), formats: ["iife"], name: "startUp" },
    },
  });
  const [output] = Array.isArray(result) ? result : [];
  const [file] = output?.output ?? [];
  if (!file) throw new Error(`${source} was compiled to nothing.`);
  return file.code.trim();
}

/** Compiles the scripts if their source, the brand or the list of pages has changed. */
export async function makeBrowserScripts(): Promise<number> {
  const define = contentConstants();
  // Whatever they may bundle.
  const inputs = globSync("app/{browser,lib,text}/**/*.ts", { cwd: projectFile(".") })
    .toSorted()
    .concat("app/base.ts", "scripts/browser-scripts.ts")
    .map(projectFile);
  const make = async () => {
    const outputs = new Map<string, string>();
    for (const [source, file] of Object.entries(sources))
      outputs.set(file, await compile(source, define));
    return outputs;
  };
  return cached("browser-scripts", inputs, make, JSON.stringify(define));
}
