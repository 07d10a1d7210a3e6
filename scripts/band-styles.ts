import { globSync } from "node:fs";
import type { Plugin } from "vite";

const all = '@import "./bands/*/*.css";';

/** Puts the styles of every kind of band into app/app.css, so that a folder is all that a new kind needs. */
export function bandStyles(): Plugin {
  return {
    name: "band-styles",
    enforce: "pre",
    transform: {
      filter: { id: /\/app\/app\.css/ },
      handler: (code) =>
        code.replace(
          all,
          globSync("bands/*/*.css", { cwd: "app" })
            .sort()
            .map((file) => `@import "./${file.replaceAll("\\", "/")}";`)
            .join("\n"),
        ),
    },
  };
}
