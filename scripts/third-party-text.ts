import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { projectFile } from "./cached.ts";

/** What a package says of itself, and the license that it brings. */
function licenseOf(name: string): { title: string; text: string } {
  const folder = projectFile(`node_modules/${name}`);
  const about = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.\w+)?$/i.test(entry));
  if (!file || !about.license)
    throw new Error(`${name} reaches visitors and brings no license: see node_modules/${name}.`);
  // Vite's file has, below its own, those of what it bundles for itself and never for a visitor.
  const [own = ""] = readFileSync(path.join(folder, file), "utf8").split(/^# Licenses of bundled/m);
  return { title: `${name} ${about.version} (${about.license})`, text: own.trim() };
}

/** THIRD_PARTY.md, which a build also serves as /third-party.txt. */
export function thirdPartyText(packages: readonly string[]): string {
  const licenses = packages.map(licenseOf);
  return `# Third-party software

What reaches a visitor and was made by others. Written by \`npm run third-party\` from what the bundler put into the last build; a test compares the two.

${licenses.map(({ title }) => `- ${title}`).join("\n")}
${licenses.map(({ title, text }) => `\n## ${title}\n\n${text}\n`).join("")}`;
}
