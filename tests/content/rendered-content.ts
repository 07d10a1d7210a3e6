import { createRequire } from "node:module";
import { Script } from "node:vm";
import tailwindcss from "@tailwindcss/vite";
import { build, type InlineConfig, type Plugin, type Rolldown } from "vite";
import type { Content } from "../../app/content/assemble.ts";
import { bandStyles } from "../../scripts/band-styles.ts";

type Site = typeof import("./all-routes.ts");
type Modules = Record<string, { default?: never; loader?: unknown }>;
/** What a path answers, or why it cannot. */
export type Rendered = ReadonlyMap<string, { html: string; fault?: string }>;

/** Takes the content from outside, and does without the files that a build makes first. */
function withoutContent(): Plugin {
  return {
    name: "without-content",
    enforce: "pre",
    resolveId: (id) => (id.includes(".generated/") ? `\0${id}` : undefined),
    load(id) {
      if (id.includes(".generated/")) return 'export default "/made-by-the-build"';
      if (!id.endsWith("/app/content/content.ts")) return undefined;
      return "export const contents = CONTENTS, [content] = contents;";
    },
    transform: (code, id) =>
      /\/app\.css\b/.test(id) ? code.replaceAll(/@import "\.\.\/\.generated.*/g, "") : undefined,
  };
}

/** A build that fails leaves other tests their environment too. */
async function inProduction(config: InlineConfig) {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = "production";
  return build(config).finally(() => {
    process.env.NODE_ENV = before;
  });
}

let bundled: ReturnType<typeof bundle> | undefined;

/** All code that renders pages, as one script: bundled once, it is run anew for each content. */
export function bundleSite() {
  bundled ??= bundle();
  return bundled;
}

async function bundle(): Promise<(...contents: Content[]) => Site> {
  const { output } = (await inProduction({
    configFile: false,
    logLevel: "error",
    plugins: [withoutContent(), bandStyles(), tailwindcss()],
    define: {
      __BUILD_DATE__: '"2026-01-01T12:00:00Z"',
      __HAS_LANGUAGES__: "false",
      __LAST_CHANGED__: "{}",
      "process.env.NODE_ENV": '"production"',
    },
    ssr: { noExternal: true, external: ["@react-router/dev/routes"] },
    build: {
      ssr: "tests/content/all-routes.ts",
      write: false,
      minify: false,
      rolldownOptions: { output: { format: "cjs", codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  const script = new Script(`(function (require, exports, CONTENTS) {${output[0].code}\n})`);
  const require = createRequire(import.meta.url);
  return (...contents) => {
    const exports = {};
    script.runInThisContext()(require, exports, contents);
    return exports as Site;
  };
}

/** React Router's table of routes, as its build would write it. */
function tableOf({ routes, modules, root, withProps }: Site) {
  const table = routes.map(({ id, path, index, file }) => {
    const module = (modules as Modules)[`./${file}`];
    const page = module?.default ? { ...module, default: withProps(module.default) } : module;
    return { id: id ?? file, parentId: "root", path, index, module: page };
  });
  return [{ id: "root", path: "", module: root }, ...table];
}

/** Every page, error document and file that a build prerenders. */
export async function renderSite(site: Site): Promise<Rendered> {
  const table = tableOf(site);
  let fault: string | undefined;
  const handleError = (error: unknown) => {
    fault ??= error instanceof Error ? error.message : JSON.stringify(error);
  };
  const entries = table.map((route) => [route.id, route] as const);
  const server = {
    entry: { module: { default: site.handleRequest, handleError } },
    routes: Object.fromEntries(entries),
    assets: {
      entry: { module: "/script.js", imports: [] },
      routes: Object.fromEntries(
        entries.map(([id, { module, ...route }]) => [
          id,
          { ...route, module: "", imports: [], hasLoader: Boolean(module && "loader" in module) },
        ]),
      ),
    },
    basename: "/",
    ssr: true,
    prerender: [],
    future: {},
    routeDiscovery: { mode: "initial" },
  };
  const handle = site.createRequestHandler(server as never, "production");
  const rendered = new Map<string, { html: string; fault?: string }>();
  const paths = [...site.allPages, ...Object.keys(site.errorDocuments), ...site.generatedFiles];
  for (const path of paths) {
    fault = undefined;
    const answer = await handle(new Request(`http://site${path}`));
    if (answer.status !== 200) fault ??= `answers with ${answer.status}.`;
    rendered.set(path, { html: await answer.text(), ...(fault ? { fault } : {}) });
  }
  return rendered;
}
