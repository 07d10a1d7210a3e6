import type { Config } from "@react-router/dev/config";
import { allPages, errorDocuments, generatedFiles } from "./app/site.ts";
import { buildFolder } from "./deploy/build-state.ts";
import { finishBuild } from "./scripts/finish-build.ts";

export default {
  // Pages are documents: nothing hydrates them, so the root has no <Scripts />, which a build without
  // server rendering insists on. The server's bundle renders the pages below and is then deleted.
  ssr: true,
  buildDirectory: buildFolder,
  splitRouteModules: false,
  routeDiscovery: { mode: "initial" },
  prerender: {
    paths: [...allPages, ...generatedFiles, ...Object.keys(errorDocuments)],
    concurrency: 4,
  },
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory),
} satisfies Config;
