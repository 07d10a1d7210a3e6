import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { faultText } from "./fault.ts";
import { faultsWith, fixture } from "./fixture.test-helper.ts";
import { readContent } from "./read-content.ts";

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
  if (copyOf) return fixture.get(copyOf);
  return text ?? (append ? before + append : before.replace(new RegExp(replace, "m"), by));
}

/** All that is said of the fixture while this is wrong in it. */
function faultsOf(input: WrongInput): string[] {
  const before = fixture.get(input.file);
  const after = input.gone ? undefined : changed(before ?? "", input);
  expect(after, "The change changes something.").not.toBe(before);
  return faultsWith({ [input.file]: after });
}

it("finds nothing wrong with the content of this site", () => {
  expect(readContent().faults.map(faultText)).toEqual([]);
});

it("finds nothing wrong with the fixture", () => {
  expect(faultsWith({})).toEqual([]);
});

const wrongInputs: WrongInput[] = parse(readFileSync("app/content/wrong-inputs.yaml", "utf8"));

it.each(wrongInputs)("says what to do about $what", (input) => {
  const faults = faultsOf(input).join("\n");
  for (const words of [input.says].flat()) expect(faults).toContain(words);
});

it.each(["claims", "clients", "testimonials", "faq", "process", "industries"])(
  "asks for no %s.yaml, only that nothing names what was in it",
  (name) => {
    const faults = faultsOf({ what: "", file: `${name}.yaml`, gone: true, says: [] });
    const named =
      /no testimonial is from |there is no (?:figure|client|industry|place) “|\{claim\..*\} does not exist/;
    expect(faults.filter((fault) => !named.test(fault))).toEqual([]);
  },
);

it("says once that a typeface is not installed, and not of every letter that it lacks one", () => {
  const brand = fixture.get("brand.yaml")?.replace(/display: .*/, 'display: "@fontsource/no-face"');
  expect(faultsWith({ "brand.yaml": brand })).toEqual([expect.stringContaining("npm install")]);
});

it("takes a text folded over several lines for one", () => {
  const file = "services/programme-recovery.yaml";
  const folded = fixture.get(file)?.replace(/^lead: (\S+) (.*)$/m, "lead: >-\n  $1\n  $2");
  expect(folded).toContain("lead: >-");
  expect(faultsWith({ [file]: folded })).toEqual([]);
});

it("takes an address for no sentence, whatever periods it has", () => {
  const site = fixture.get("site.yaml")?.replace(/street: .*/, "street: Voorbeeldgade 8, 2. sal");
  const givesIt = [...fixture.values()].filter((text) => text.includes("{site.postalAddress}"));
  expect(givesIt.length).toBeGreaterThan(1);
  expect(faultsWith({ "site.yaml": site })).toEqual([]);
});

it("lets the template of case studies stay where a firm has none", () => {
  const studies = [...fixture.keys()].filter((name) => name.startsWith("case-studies/"));
  const faults = faultsWith(Object.fromEntries(studies.map((name) => [name, undefined])));
  expect(faults.filter((fault) => fault.startsWith("content/templates"))).toEqual([]);
});

it("gives all faults of all files at once, each with its file and line", () => {
  const wrong = faultsOf({
    what: "two things",
    file: "services/programme-recovery.yaml",
    replace: "^lead: .*((.|\\n)*) {4}week: 3",
    by: "lead: 9$1    week: three",
    says: [],
  });
  expect(wrong).toEqual([
    "content/services/programme-recovery.yaml:5 lead: needs text. Put 9 in quotes.",
    'content/services/programme-recovery.yaml:54 quickInfo, firstResult, week: needs a number, without quotes, not "three".',
  ]);
});
