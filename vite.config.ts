import path from "node:path";
import { pathToFileURL } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin, type ServerOptions } from "vite";
import { base } from "./app/base.ts";
import { contentFolder } from "./app/content/folder.ts";
import { languageFolders, site } from "./app/site.ts";
import { sentencesOn } from "./editor/faults-in-words.ts";
import { editor } from "./editor/plugin.ts";
import { bandStyles } from "./scripts/band-styles.ts";
import { makeBrowserScripts } from "./scripts/browser-scripts.ts";
import { buildStep } from "./scripts/build-step.ts";
import { derivedFolder, projectFile } from "./scripts/cached.ts";
import { checkBase } from "./scripts/check-base.ts";
import { contentAliases } from "./scripts/content-aliases.ts";
import { content } from "./scripts/content-plugin.ts";
import { makeFonts } from "./scripts/fonts.ts";
import { makeIcons } from "./scripts/icons.ts";
import { lastChangedDays } from "./scripts/last-changed.ts";
import { offeredBehaviors } from "./scripts/offered-behaviors.ts";
import { makePalette, paletteWrittenOut } from "./scripts/palette.ts";
import { makeGrounds, makePictures } from "./scripts/pictures.ts";
import { sayWhy } from "./scripts/say-why.ts";
import { askedAddress } from "./server/asked-address.ts";

/** Files that are derived from others; each step does nothing when its own are fresh. */
function derivedFiles(): Plugin {
  return {
    name: "derived-files",
    async config(_, { mode }) {
      checkBase(base);
      await buildStep("Colors", makePalette);
      await buildStep("Fonts", makeFonts);
      await buildStep("Icons", makeIcons);
      await buildStep("Browser scripts", makeBrowserScripts);
      await buildStep("Grounds of pictures", makeGrounds);
      // A build makes them beside its texts (scripts/finish-build.ts).
      if (mode === "development") await buildStep("Pictures", makePictures);
    },
  };
}

/**
 * Pages are rendered at build, and the browser runs none of their code: in its bundle every route is
 * empty. What is left is app/entry.client.ts and what that imports.
 */
function emptyRoutes(): Plugin {
  return {
    name: "empty-routes",
    apply: "build",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    transform: (_, id) =>
      id.endsWith("?__react-router-build-client-route") ? "export {};" : undefined,
  };
}

/** Tells the script which files its islands are in, so that a lost one can be asked for once more. */
function islandFiles(): Plugin {
  return {
    name: "island-files",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    renderChunk: (code, { dynamicImports }) =>
      code.replace(
        "__ISLAND_FILES__",
        JSON.stringify(dynamicImports.map((file) => path.basename(file))),
      ),
  };
}

/** While developing, what a page is rendered from has changed: the page is loaded again. */
function reloadPages(): Plugin {
  return {
    name: "reload-pages",
    apply: "serve",
    hotUpdate({ modules, server }) {
      if (this.environment.name === "ssr" && modules.length)
        server.environments.client.hot.send({ type: "full-reload" });
    },
  };
}

/** While developing, the site stands at the root; what its scripts ask for below the base is found too. */
function answerBelowBase(): Plugin {
  return {
    name: "answer-below-base",
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (request.url?.startsWith(base)) request.url = `/${request.url.slice(base.length)}`;
        next();
      });
    },
  };
}

/**
 * The first page has ten seconds, as all others have, and before it everything that renders pages is
 * loaded: with the content of thousands of services that takes longer, so it is loaded before it is asked.
 */
function loadPagesFirst(): Plugin {
  return {
    name: "load-pages-first",
    async configurePreviewServer({ config: { root, environments } }) {
      const folder = path.resolve(root, environments.ssr?.build.outDir ?? "");
      await import(pathToFileURL(path.join(folder, "index.js")).href);
    },
  };
}

function serverOptions(command: string, isPreview = false): ServerOptions {
  // Prerendering runs a preview server whose file watcher makes it super-linear.
  if (isPreview) return { watch: null };
  if (command === "build") return {};
  // A port that was asked for is that one or none.
  const strictPort = "PORT" in process.env;
  // Publishing builds the site: no page that is open beside it is loaded anew.
  return { ...askedAddress(5173), strictPort, watch: { ignored: ["**/build*/**"] } };
}

/** Below a base, what a script fetches is found beside the script. */
function besideItsScript(_file: string, { hostType, ssr }: { hostType: string; ssr: boolean }) {
  return hostType === "js" && !ssr ? { relative: true } : undefined;
}

export default defineConfig(({ command, isPreview }) => ({
  plugins: [
    content(sentencesOn),
    editor(),
    derivedFiles(),
    emptyRoutes(),
    offeredBehaviors(site.offers),
    islandFiles(),
    reloadPages(),
    answerBelowBase(),
    bandStyles(),
    tailwindcss(),
    paletteWrittenOut(),
    reactRouter(),
    sayWhy(),
    loadPagesFirst(),
  ],
  publicDir: projectFile(`${derivedFolder}/public`),
  resolve: { alias: contentAliases },
  server: serverOptions(command, isPreview),
  define: {
    "process.env.CONTENT": JSON.stringify(contentFolder),
    __BUILD_DATE__: JSON.stringify(new Date()),
    __HAS_LANGUAGES__: JSON.stringify(languageFolders.length > 0),
    __LAST_CHANGED__: JSON.stringify(lastChangedDays()),
    ...(command === "serve" ? { __ISLAND_FILES__: "[]" } : {}),
  },
  environments: {
    client: { build: { license: { fileName: "third-party.txt" } } },
    ssr: { build: { cssMinify: true } },
  },
  build: {
    target: "baseline-widely-available",
    assetsInlineLimit: 0,
    // Of what is derived, the last step takes what this content needs (scripts/finish-build.ts).
    copyPublicDir: false,
    // Of an island, its styles alone are asked for beside it. A browser remembers a module that it could not
    // preload, and a second attempt would fail for that.
    modulePreload: {
      resolveDependencies: (_file, dependencies) =>
        dependencies.filter((one) => one.endsWith(".css")),
    },
  },
  // Vite's own base would move only what Vite has named; scripts/finish-page.ts moves all of a page.
  ...(base === "/" ? {} : { experimental: { renderBuiltUrl: besideItsScript } }),
}));
