import { defineConfig, type Plugin } from "vite";
import { content } from "../app/content/content.ts";
import { contentFolder } from "../app/content/folder.ts";
import { contentAliases } from "../scripts/content-aliases.ts";

const { site } = content;

const needsRepositoryHost: Plugin = {
  name: "needs-repository-host",
  buildStart() {
    if (!site.editor)
      this.error(
        `${contentFolder}/site.yaml does not say where the content is kept. Add, for example:\n\neditor:\n  backend: github\n  repo: owner/name\n  branch: main\n`,
      );
  },
};

/** `npm run editor:build`: the editor of a team as static files, in build-editor/. */
export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  resolve: { alias: contentAliases },
  define: { "process.env.CONTENT": JSON.stringify(contentFolder) },
  plugins: [needsRepositoryHost],
  build: { outDir: "../build-editor", emptyOutDir: true, target: "baseline-widely-available" },
});
