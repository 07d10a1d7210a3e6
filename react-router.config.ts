import type { Config } from "@react-router/dev/config";
import { allPages, generatedFiles } from "./app/lib/pages.ts";
import { finishBuild } from "./scripts/finish-build.ts";

/** The same condition as in app/routes.ts: a route with a loader must be among the paths. */
const hasStyleguide = process.env.STYLEGUIDE || process.env.NODE_ENV === "development";
const styleguide = hasStyleguide ? ["/styleguide"] : [];

export default {
  ssr: false,
  buildDirectory: process.env.STYLEGUIDE ? "build-styleguide" : "build",
  // One file per page: the parts are too small to be worth a request each.
  splitRouteModules: false,
  // The whole manifest is 1 KB: asking a server for parts of it would need a server.
  routeDiscovery: { mode: "initial" },
  prerender: { paths: [...allPages, ...generatedFiles, ...styleguide], concurrency: 4 },
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory),
} satisfies Config;
