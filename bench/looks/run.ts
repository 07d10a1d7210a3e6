import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { content } from "../../app/content/content.ts";
import { address } from "../../app/lib/address.ts";
import { buildFolder, buildIfNeeded } from "../../deploy/build-state.ts";
import { findBrowser } from "../../scripts/browser/find-browser.ts";
import { derivedFolder } from "../../scripts/cached.ts";
import { serveSite } from "../../server/static-site.ts";
import { startLocalServer } from "../../tests/support/local-server.ts";
import { checkOut } from "./check-out.ts";
import { difference } from "./difference.ts";
import { differingPictures, openAtRest } from "./take-pictures.ts";

/** Every page of its own, and one of each template. */
const kinds = new Map<string, string>([
  ...content.pages.map(({ path }) => [path, path] as const),
  ...content.entryPages.map(({ template, path }) => [template.name, path] as const),
  ["not-found", "/no/such/page"],
]);
const views = [
  { width: 1440, colorScheme: "light" },
  { width: 390, colorScheme: "light" },
  { width: 1440, colorScheme: "dark" },
] as const;

async function serveBuild(folder: string): Promise<string> {
  if (!(await buildIfNeeded(folder))) process.exit(1);
  return (await startLocalServer(serveSite(`${folder}/${buildFolder}/client`))).url;
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));
const found = await findBrowser();
if (!found) throw new Error("No browser to take pictures with: `npm test -- browser` gets one.");
const [, , commit = "HEAD"] = process.argv;
const other = checkOut(commit);
const after = await serveBuild(".");
// What is derived from the same files is not made again.
cpSync(derivedFolder, `${other}/${derivedFolder}`, { recursive: true, force: false });
const before = await serveBuild(other);

const folder = "test-results/looks";
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: found.args,
  env: { ...process.env, ...found.env } as Record<string, string>,
});

const [same, different]: [string[], string[]] = [[], []];
for (const { width, colorScheme } of views) {
  const options = {
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: "reduce",
  } as const;
  for (const [kind, path] of kinds) {
    const one = await openAtRest(browser, options, before + address(path));
    const two = await openAtRest(browser, options, after + address(path));
    const pair = await differingPictures(one, two);
    const name = `${kind}-${width}-${colorScheme}`;
    await Promise.all([one.context().close(), two.context().close()]);
    (pair ? different : same).push(name);
    console.log(pair ? "≠" : "=", name);
    if (!pair) continue;
    for (const [part, picture] of Object.entries(await difference(...pair, width)))
      await picture.toFile(`${folder}/${name}-${part}.png`);
  }
}

const shown = different.map((name) => {
  const parts = ["before", "after", "where"].map((part) => `${name}-${part}.png`);
  const images = parts.map((file) => `<a href="${file}"><img src="${file}" alt="${file}"></a>`);
  return `<h2>${name}: before, after, where</h2><div>${images.join("")}</div>`;
});
const summary = `${different.length} of ${different.length + same.length} pictures differ from ${commit}`;
const style =
  "body { font: 1rem system-ui; background: #ddd } div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem } img { max-width: 100% }";
writeFileSync(
  `${folder}/index.html`,
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${summary}</title><style>${style}</style>
<h1>${summary}</h1>
${shown.join("\n")}
<p>The same: ${same.join(", ") || "none"}.</p></html>
`,
);
console.log(`\n${summary}: ${folder}/index.html`);
// The servers would keep this process running, and the browser would ask for its end.
process.exit();
