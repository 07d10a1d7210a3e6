import { existsSync } from "node:fs";
import { copyFile, glob, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parse, stringify } from "yaml";
import { site as first, palette } from "../../app/site.ts";
import { copySource } from "../copy-source.ts";
import { freePort } from "../free-port.ts";
import { runCommand } from "../run-command.ts";
import { pathsIn, whyLost } from "./addresses.ts";
import { base, second } from "./other-brand/site-values.ts";
import { brandTraces } from "./traces.ts";

/**
 * Builds the site under another brand, in a temporary folder, and looks for traces of the first one, to
 * prove that a rebrand only needs to edit content/site.yaml, content/brand.yaml, app/base.ts and brand-mark.ts.
 */

/** Page tests that do not depend on the brand. */
const pageChecks = [
  ...["every-page", "document", "policy", "no-script"].map(
    (name) => `tests/every-page/${name}.spec.ts`,
  ),
  "tests/navigation/base.spec.ts",
];

const otherBrand = "scripts/rebrand/other-brand";
/** Files drawn from the mark, the name and the palette, so all of them must change. */
const bearsBrand = /^(social|icons)\/|^favicon\.ico$|^images\/friday-report\.svg$/;
const isText = /\.(html|js|css|svg|xml|txt|md|json)$|^_(headers|redirects)$/;

async function rebrand(copy: string): Promise<void> {
  await copyFile(`${otherBrand}/brand-mark.ts`, `${copy}/app/brand-mark.ts`);
  await copyFile(`${otherBrand}/brand.yaml`, `${copy}/content/brand.yaml`);
  await writeFile(`${copy}/app/base.ts`, `export const base: string = "${base}";\n`);
  const site = parse(await readFile("content/site.yaml", "utf8"));
  const text = stringify({ ...site, ...second }, { lineWidth: 0 });
  await writeFile(`${copy}/content/site.yaml`, text);
}

let failed = 0;

/** One line per step, plus one for each of its first ten problems. */
function report(step: string, problems: readonly string[]): void {
  console.log(`${problems.length ? "✘" : "✓"} ${step}`);
  for (const problem of problems.slice(0, 10)) console.log(`    ${problem}`);
  failed += problems.length;
}

async function run(step: string, command: string, cwd: string, env = {}): Promise<void> {
  const { ok, output } = await runCommand(command, env, false, cwd);
  report(step, ok ? [] : [output.trimEnd().split("\n").slice(-60).join("\n    ")]);
}

async function inspect(directory: string): Promise<void> {
  // What is golden under any brand tells nothing.
  const { gold: _, ...own } = palette;
  const colors = Object.values(own);
  const files = new Set<string>();
  for await (const file of glob(["**/*.*", "_*", ".well-known/*"], { cwd: directory }))
    if (!/\.(br|gz)$/.test(file)) files.add(file.replaceAll("\\", "/"));

  const [traces, asBefore, lost]: [string[], string[], string[]] = [[], [], []];
  for (const file of files) {
    const content = await readFile(path.join(directory, file));
    const earlier = `build/client/${file}`;
    if (bearsBrand.test(file) && existsSync(earlier) && content.equals(await readFile(earlier)))
      asBefore.push(file);
    if (!isText.test(file)) {
      if (content.includes(first.name)) traces.push(`${file} has the name in its bytes`);
      continue;
    }
    const text = content.toString();
    // Client logos have their own colors under any brand.
    const searched = file.startsWith("images/clients/") ? [] : colors;
    for (const trace of brandTraces(`${file} ${text}`, first, searched))
      traces.push(`${file}: ${trace}`);
    for (const address of new Set(pathsIn(file, text, second.url))) {
      const reason = whyLost(address, files, base);
      if (reason) lost.push(`${file} → ${address}: ${reason}`);
    }
  }
  report(`no trace of ${first.name}, its year or its colors in ${files.size} files`, traces);
  report("every card, icon and logo is another picture than before", asBefore);
  report(`every address leads to a file below ${base}`, lost);
}

const gone = pageChecks.filter((file) => !existsSync(file));
if (gone.length)
  throw new Error(
    `${gone.join(", ")}: name in scripts/rebrand/check.ts what has these checks now.`,
  );
if (!existsSync("build/client/index.html"))
  await run(`${first.name} is built, to compare with`, "react-router build", ".");
const copy = await copySource("other-brand", (file) => file === "scripts/rebrand");
await rebrand(copy);
await run(`${second.name} is built, at ${second.url}${base}`, "react-router build", copy);
if (!failed) {
  await inspect(path.join(copy, "build/client"));
  await run("the HTML is valid", "html-validate --max-warnings=0 build/client/**/*.html", copy);
  await run("no other file knows the brand", "vitest run app/site.test.ts deploy", copy);
  // A free port, because other tests may run at the same time.
  const env = { TEST_PORT: String(await freePort()), SITE_ALONE: "1" };
  await run("the page checks hold", `playwright test ${pageChecks.join(" ")}`, copy, env);
}
if (failed) console.log(`\nThe other build is kept in ${copy}.`);
else await rm(copy, { recursive: true });
process.exit(failed ? 1 : 0);
