import { defineConfig, type Plugin } from "vite";
import { content } from "../app/content/content.ts";
import { contentFolder } from "../app/content/folder.ts";
import { contentAliases } from "../scripts/content-aliases.ts";

const { site } = content;

const needsRepositoryHost: Plugin = {
  name: "needs-repository-host",
  buildStart() {
    if (!site.editor?.backend || !site.editor.repo)
      this.error(
        `${contentFolder}/site.yaml does not say where the content is kept. Add, for example:\n\neditor:\n  branch: main\n  backend: github\n  repo: owner/name\n`,
      );
  },
};

const apis = {
  github: "https://api.github.com https://avatars.githubusercontent.com",
  gitlab: "https://gitlab.com",
  gitea: "https://gitea.com",
};

/** The editor talks to the host of its repository and shows its site, and nothing else. */
const policy: Plugin = {
  name: "policy",
  transformIndexHtml: (html) => {
    const { backend = "github", url, signIn } = site.editor ?? {};
    const worker = backend === "github" ? signIn : undefined;
    const hosts = [url ?? apis[backend], worker].filter(Boolean).join(" ");
    return html.replaceAll("{codeHost}", hosts).replace("{site}", site.url);
  },
};

/** `npm run editor:build`: the editor of a team as static files, in build-editor/. */
export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  resolve: { alias: contentAliases },
  define: { "process.env.CONTENT": JSON.stringify(contentFolder) },
  plugins: [needsRepositoryHost, policy],
  build: { outDir: "../build-editor", emptyOutDir: true, target: "baseline-widely-available" },
});
