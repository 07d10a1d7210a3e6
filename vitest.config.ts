import { configDefaults, defineConfig } from "vitest/config";
import { contentFolder } from "./app/content/folder.ts";
import { makeBrowserScripts } from "./scripts/browser-scripts.ts";
import { contentAliases } from "./scripts/content-aliases.ts";
import { notOffered } from "./tests/support/not-offered.ts";

// Some bands have them inline; a fresh checkout, and a firm that has just begun, has none yet.
await makeBrowserScripts();

/** What was specified for the firm in `content` is asked of no other. */
const ofTheSample = contentFolder === "content" ? [] : ["tests/specification/**"];

export default defineConfig({
  define: {
    __BUILD_DATE__: JSON.stringify("2026-01-01T12:00:00Z"),
    __HAS_LANGUAGES__: "true",
    __LAST_CHANGED__: JSON.stringify({ "/": "2026-01-01" }),
  },
  resolve: { alias: contentAliases },
  test: {
    include: ["{app,bench,deploy,editor,scripts,server,tests}/**/*.test.{ts,tsx}"],
    exclude: [...configDefaults.exclude, ...notOffered, ...ofTheSample],
    environment: "node",
    // Stylesheets are read for their colors (bands/contrast); by default they would be empty.
    css: { include: /\.css\?raw$/ },
    // No file changes what another imports: workers are kept.
    isolate: false,
    // A busy machine is no fault of the code.
    testTimeout: 60_000,
  },
});
