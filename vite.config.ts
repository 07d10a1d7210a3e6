import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { longDate } from "./app/lib/long-date.ts";
import { makeFonts } from "./scripts/fonts.ts";
import { makeIcons } from "./scripts/icons.ts";
import { makePictures } from "./scripts/pictures.ts";
import { makeStartUpScripts } from "./scripts/start-up-scripts.ts";

/** Files that are derived from others; each step does nothing when its own are fresh. */
function derivedFiles(): Plugin {
  return {
    name: "derived-files",
    async config() {
      await Promise.all([makeFonts(), makeIcons(), makePictures(), makeStartUpScripts()]);
    },
  };
}

export default defineConfig(({ isPreview }) => ({
  plugins: [derivedFiles(), tailwindcss(), reactRouter()],
  // Prerendering runs a preview server whose file watcher makes it super-linear.
  server: isPreview ? { watch: null } : {},
  define: { __BUILD_DATE__: JSON.stringify(longDate(new Date())) },
  environments: { ssr: { build: { cssMinify: true } } },
  build: {
    target: "baseline-widely-available",
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Two shared files instead of thirty: fewer requests, and they compress better together.
        // The second is what stands around every page, with all that it imports.
        codeSplitting: {
          groups: [
            { name: "vendor", test: /node_modules/ },
            { name: "shared", test: /\/app\/(root|entry\.client|routes\/shell|browser\/query)/ },
          ],
        },
      },
    },
  },
}));
