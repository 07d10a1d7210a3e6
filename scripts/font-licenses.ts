import { readFileSync } from "node:fs";
import { projectFile } from "./cached.ts";
import { fontPackages } from "./typefaces.ts";

/** In the format of Vite's license list, which does not include the fonts. */
export function fontLicenses(): string {
  return [...new Set(fontPackages)]
    .map((name) => {
      const file = (of: string) => readFileSync(projectFile(`node_modules/${name}/${of}`), "utf8");
      const { version, license } = JSON.parse(file("package.json"));
      return `\n## ${name} - ${version} (${license})\n\n${file("LICENSE").trim()}\n`;
    })
    .join("");
}
