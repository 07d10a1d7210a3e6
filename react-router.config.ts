import type { Config } from "@react-router/dev/config";
import { allPages, errorDocuments, generatedFiles } from "./app/lib/pages.ts";
import { finishBuild } from "./scripts/finish-build.ts";

/** The same condition as in app/routes.ts: a route with a loader must be among the paths. */
const hasStyleguide = process.env.STYLEGUIDE || process.env.NODE_ENV === "development";
const styleguide = hasStyleguide ? ["/styleguide"] : [];

export default {
  // Pages are documents: nothing hydrates them, so the root has no <Scripts />, which a build without
  // server rendering insists on. The server's bundle renders the pages below and is then deleted.
  ssr: true,
  buildDirectory: process.env.STYLEGUIDE ? "build-styleguide" : "build",
  splitRouteModules: false,
  routeDiscovery: { mode: "initial" },
  prerender: {
    paths: [...allPages, ...Object.keys(errorDocuments), ...generatedFiles, ...styleguide],
    concurrency: 4,
  },
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory),
} satisfies Config;
