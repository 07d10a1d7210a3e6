import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { parse } from "yaml";
import { faultText } from "./fault.ts";
import { readContent } from "./read-content.ts";
import { pictureFileFault } from "./rules/pictures.ts";

const folder = path.join(mkdtempSync(path.join(tmpdir(), "content-")), "content");
cpSync("content", folder, { recursive: true, filter: (file) => !file.endsWith(".png") });
afterAll(() => rmSync(path.dirname(folder), { recursive: true }));

/** What a clumsy person does to a file, and what is said of it. */
interface WrongInput {
  what: string;
  file: string;
  /** A regular expression, and what stands in place of its first match. */
  replace?: string;
  by?: string;
  append?: string;
  /** A whole new text, or that of another file. */
  text?: string;
  copyOf?: string;
  /** The file is deleted. */
  gone?: true;
  says: string | string[];
}

function changed(before: string, { replace = "$^", by = "", append, text, copyOf }: WrongInput) {
  if (copyOf) return readFileSync(path.join(folder, copyOf), "utf8");
  return text ?? (append ? before + append : before.replace(new RegExp(replace, "m"), by));
}

/** All that is said of the content while this is wrong in it. */
function faultsWith(input: WrongInput): string[] {
  const file = path.join(folder, input.file);
  const before = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  const after = changed(before ?? "", input);
  expect(input.gone || after !== before, "The change changes something.").toBe(true);
  if (input.gone) rmSync(file);
  else writeFileSync(file, after);
  const { faults } = readContent(folder);
  if (before === undefined) rmSync(file);
  else writeFileSync(file, before);
  return faults.map(faultText);
}

it("finds nothing wrong with the content of this site", () => {
  expect(readContent().faults.map(faultText)).toEqual([]);
});

const wrongInputs: WrongInput[] = parse(readFileSync("app/content/wrong-inputs.yaml", "utf8"));

it.each(wrongInputs)("says what to do about $what", (input) => {
  const faults = faultsWith(input).join("\n");
  for (const words of [input.says].flat()) expect(faults).toContain(words);
});

it.each([
  "claims",
  "clients",
  "testimonials",
  "certifications",
  "recognition",
  "faq",
  "process",
  "industries",
])("asks for no %s.yaml, only that nothing names what was in it", (name) => {
  const faults = faultsWith({ what: "", file: `${name}.yaml`, gone: true, says: [] });
  const named =
    /no testimonial is from |there is no (?:figure|client|industry|place) “|\{claim\..*\} does not exist/;
  expect(faults.filter((fault) => !named.test(fault))).toEqual([]);
});

it("gives all faults of all files at once, each with its file and line", () => {
  const wrong = faultsWith({
    what: "two things",
    file: "services/cloud-migration.yaml",
    replace: "^lead: .*((.|\\n)*) {2}from: 9",
    by: "lead: 9$1  from: nine",
    says: [],
  });
  expect(wrong).toEqual([
    "content/services/cloud-migration.yaml:4 lead: write a text: put 9 in quotes.",
    'content/services/cloud-migration.yaml:6 phases, from: write a number, without quotes: "nine".',
  ]);
});

it("says how a picture has to be saved", () => {
  const file = path.join(folder, "cover.png");
  const fault = (name = file) => pictureFileFault(name, readFileSync(name), [1600, 1067]);
  writeFileSync(file, Buffer.alloc(40_000_000));
  expect(fault()).toContain("has 40 MB, at most 8: save it as a PNG of 1600 × 1067 pixels.");
  writeFileSync(file, readFileSync("content/pictures/team-work.png").subarray(0, 9000));
  expect(fault()).toContain("is no whole PNG");
  rmSync(file);
  expect(fault("content/pictures/team-work.png")).toContain("is 1600 × 1200");
});
