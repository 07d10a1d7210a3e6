/** Puts a small complete content of a new firm in place of the one that is there, and says what to write next. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { parse } from "yaml";
import { faultText } from "../../app/content/fault.ts";
import { readContent } from "../../app/content/read-content.ts";
import { type Firm, writeFirm } from "./write-firm.ts";

/** The words of the firm that was there, and tests of what was specified for it alone. */
const oldFirm = ["content", "tests/specification"];
/** Made from the old words and pictures: a build would find some of them again. */
const derived = [".generated", "build"];

const questions: Record<keyof Firm, string> = {
  name: "Name of the firm: ",
  city: "City: ",
  country: "Country, as its two letters, like NL: ",
  accent: "Color of buttons and links, as #0B5FA5: ",
};

function stopWith(message: string): never {
  console.error(message);
  process.exit(1);
}

const option = { type: "string" } as const;
const { values } = parseArgs({
  options: {
    name: option,
    city: option,
    country: option,
    accent: option,
    help: { type: "boolean", short: "h" },
  },
});
const { help, ...given } = values;
if (help) {
  console.log(`npm run new-firm -- --name 'Your Firm' --city Leiden --country NL --accent '#0B5FA5'

Puts a small complete content of your own in place of the one in content/, and says what to write next.
It asks for what you leave out, and overwrites nothing that is not committed.`);
  process.exit();
}

const unsaved = execFileSync("git", ["status", "--porcelain", "--", ...oldFirm], {
  encoding: "utf8",
});
if (unsaved)
  stopWith(`These would be lost. Commit them first, or take them back:\n${unsaved.trimEnd()}`);

const lines = createInterface({ input: process.stdin });
const answers = lines[Symbol.asyncIterator]();
const firm = { name: "", city: "", country: "", accent: "", ...given };
for (const [field, question] of Object.entries(questions) as [keyof Firm, string][]) {
  if (firm[field]) continue;
  process.stdout.write(question);
  firm[field] = String((await answers.next()).value ?? "").trim();
}
lines.close();

const folder = mkdtempSync(path.join(tmpdir(), "new-firm-"));
writeFirm(folder, firm);
const { faults } = readContent(folder);
if (faults.length) {
  rmSync(folder, { recursive: true });
  stopWith(`Nothing was changed.\n${faults.map(faultText).join("\n")}`);
}
const { name: oldName } = parse(readFileSync("content/site.yaml", "utf8")) as Firm;
for (const old of [...oldFirm, ...derived]) rmSync(old, { recursive: true, force: true });
cpSync(folder, "content", { recursive: true });
rmSync(folder, { recursive: true });

console.log(`${firm.name} is in content/, and nothing of ${oldName}; git has it still.

Write next, in this order; npm run dev shows each change, npm run content checks all:
 1. content/site.yaml: tagline, address, mailbox, language, currency; phone and booking if you have them
 2. content/services: a file for each service, named on the pages that show it; its groups are in service-groups.yaml
 3. content/pages: home.yaml, then services.yaml, about.yaml and contact.yaml
 4. content/case-studies: one of your own in place of an-example.yaml, or none
 5. content/facts.yaml: how soon you answer, call and start
 6. content/legal/privacy.md: have it checked; it says what this code does
 7. content/brand.yaml: your logo, colors and typefaces
 8. content/interface.yaml: the words on buttons and labels, "actions" first
 9. what else you have: clients.yaml, testimonials.yaml, faq.yaml, process.yaml, claims.yaml (README.md;
    examples/brightwater has each of them)
Last, npm run build and npm run traces -- '${oldName}', and pictures of your own site in docs/home.jpg
and docs/editing, which show ${oldName}.`);
