import { expect, it } from "vitest";
import { faultText } from "./fault";
import { sourcesWith } from "./fixture.test-helper";
import { contentFolder } from "./folder";
import { inLanguage } from "./languages";
import { readSource } from "./read-sources";
import { translated, wordsMissing } from "./translation";

const sources = sourcesWith({});
const language = { code: "fr", name: "Français" };

/** What is said of the fixture with these files in `fr/`. */
function faultsOf(files: Record<string, string>): string[] {
  const own = Object.entries(files).map(([name, text]) =>
    readSource(name, text, `${contentFolder}/fr`),
  );
  return inLanguage(sources, own, language).faults.map(faultText);
}

const said = (files: Record<string, string>, part: string) =>
  faultsOf(files).filter((fault) => fault.includes(part));

it("asks a language that is empty for nothing but what every page says", () => {
  const files = faultsOf({}).map((fault) => /\/fr\/(\S+?):1 is missing/.exec(fault)?.[1]);
  expect(files.toSorted()).toEqual(
    ["chat", "facts", "interface", "machines", "site"].map((name) => `${name}.yaml`),
  );
});

it("takes facts from the first language alone, and says where one stands in a translation", () => {
  const [fault] = said({ "services/plan-review.yaml": "position: 3" }, "position");
  expect(fault).toMatch(/\/fr\/services\/plan-review\.yaml:1 position: is .*Remove it here\.$/);
});

it("notices rows that are missing, or others; their order is that of the first language", () => {
  const rows = (...bands: string[]) => `bands:\n${bands.map((band) => `  - ${band}\n`).join("")}`;
  expect(said({ "pages/plan.yaml": rows("band: nothing") }, "has 1 rows")).toHaveLength(1);
  const page = sources.find(({ name }) => name === "pages/plan.yaml")?.value as {
    bands: { band: string }[];
  };
  const bands = page.bands.map(({ band }) => `band: ${band}`);
  expect(said({ "pages/plan.yaml": rows(...bands.toReversed()) }, "is where the first")).toEqual(
    [],
  );
  const others = bands.with(0, "band: nothing");
  expect(said({ "pages/plan.yaml": rows(...others) }, "is where the first")).toHaveLength(1);
});

it("wants all words of a file that is there, and of nothing else", () => {
  const file = "services/plan-review.yaml";
  const words = wordsMissing(file, sources.find(({ name }) => name === file)?.value, {});
  expect(words.map(({ text }) => text)).not.toContain("plan-review");
  const missing = said({ [file]: "title: Revue" }, "is missing: “");
  expect(missing).toHaveLength(words.length - 1);
});

it("has the words of a draft where other pages say them, and no page of it", () => {
  const file = "services/plan-review.yaml";
  const draft = (title: string) =>
    readSource(file, `draft: true\ntitle: "${title}"`, `${contentFolder}/fr`);
  const { content, faults } = inLanguage(sources, [draft("Revue")], language);
  expect(faults.filter(({ file: one }) => one.endsWith(file))).toEqual([]);
  const paths = content?.services.filter(({ title }) => title === "Revue").map(({ id }) => id);
  expect(paths).toEqual(["plan-review"]);
  expect(Object.keys(content?.site.edition.addresses ?? {}).join()).not.toContain("plan-review");

  const wrong = inLanguage(sources, [draft("Revue {claim.nothing}")], language).faults;
  expect(wrong.map(faultText).join()).toContain(`/fr/${file}:2 title: `);
});

it("has the sections of an entry in words of its own", () => {
  const written = (heading: string, kind = "") =>
    readSource("services/own.yaml", `${kind}sections:\n  - heading: ${heading}`, contentFolder);
  const { source } = translated(written("Own", "template: solution\n"), written("Propre"));
  expect(source.value).toMatchObject({ sections: [{ heading: "Propre" }] });
});

it("refuses a file that translates nothing", () => {
  expect(faultsOf({ "pages/nothing.yaml": "name: Rien" })).toEqual([
    `${contentFolder}/fr/pages/nothing.yaml:1 translates nothing: there is no ${contentFolder}/pages/nothing.yaml.`,
  ]);
});

it("may say which addresses a page had, written as addresses are", () => {
  const file = "services/plan-review.yaml";
  const saidOf = (formerly: string) =>
    said({ [file]: `path: /revue\nformerly: [${formerly}]` }, "formerly");
  expect(saidOf("revue-ancienne, /archives/revue")).toEqual([]);
  expect(saidOf("Ancienne!")).toMatchObject([/is not a former address/]);
});
