import { expect, it } from "vitest";
import type { Content } from "../../app/content/assemble.ts";
import { checkContent } from "../../app/content/check-content.ts";
import { contentFolder } from "../../app/content/folder.ts";
import { inLanguage } from "../../app/content/languages.ts";
import { onDisk, readSources } from "../../app/content/read-content.ts";
import type { Source } from "../../app/content/read-sources.ts";
import { fc } from "../../app/lib/property.test-helper.ts";
import { additions } from "./additions.ts";
import { bandChanges } from "./band-changes.ts";
import { withBareCaseStudies } from "./bare-case-studies.ts";
import { bareChanges, withBareServices, withoutPhases } from "./bare-services.ts";
import { entryChanges } from "./entry-changes.ts";
import { fieldChanges, type Pick } from "./field-changes.ts";
import { pageFaults } from "./page-faults.ts";
import { bundleSite, renderSite } from "./rendered-content.ts";

const changes = {
  ...additions,
  ...bandChanges,
  ...bareChanges,
  ...entryChanges,
  ...fieldChanges,
};

/** What is changed, and a number that decides where; only the list of changes shrinks. */
const change = fc.noShrink(
  fc.record({ kind: fc.constantFrom(...Object.keys(changes)), seed: fc.noBias(fc.nat()) }),
);

/** The same picks for the same seed, whatever was changed before. */
function picksFrom(seed: number): Pick {
  let state = seed;
  return (from) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return from[Math.floor((state / 2 ** 32) * from.length)];
  };
}

const files = new Map<string, Uint8Array | undefined>();

/** Pictures stay as they are, and reading them takes longest. */
function readOnce(file: string): Uint8Array | undefined {
  if (!files.has(file)) files.set(file, onDisk(file));
  return files.get(file);
}

function checked(sources: readonly Source[]): Content | undefined {
  const { content, faults } = checkContent(sources, readOnce);
  return faults.length ? undefined : content;
}

const sources = readSources(contentFolder);
const bundled = bundleSite();

/** Some code fails before any page is asked for, while it is loaded. */
async function faultsOf(content: Content): Promise<string[]> {
  try {
    const site = (await bundled)(content);
    return pageFaults(await renderSite(site), content, Object.keys(site.pictures));
  } catch (error) {
    return [`no page at all: ${error}`];
  }
}

it("renders services that say no more than they must, without a plan of phases", async () => {
  const content = checked(withoutPhases(withBareServices(sources)));
  expect(content && (await faultsOf(content))).toEqual([]);
}, 600_000);

it("renders case studies, clients and quotes that say no more than they must", async () => {
  const content = checked(withBareCaseStudies(sources));
  expect(content && (await faultsOf(content))).toEqual([]);
}, 600_000);

it("renders a language that has no words yet, asks for those of every page, and leads to the first for the rest", async () => {
  const sample = checked(sources) as Content;
  const { content, faults } = inLanguage(sources, [], { code: "fr", name: "Français" }, readOnce);
  if (!content) throw new Error(faults.map(({ message }) => message).join("\n"));
  const asked = faults.map(({ file }) => file.slice(`${contentFolder}/fr/`.length));
  const always = ["chat", "facts", "interface", "machines", "site"];
  expect(asked.toSorted()).toEqual(always.map((name) => `${name}.yaml`));

  const first = { code: sample.site.language, name: "English", folder: "", addresses: {} };
  for (const { site } of [sample, content]) site.editions = [first, content.site.edition];
  const site = (await bundled)(sample, content);
  const rendered = await renderSite(site);
  expect(pageFaults(rendered, sample, Object.keys(site.pictures))).toEqual([]);
  expect([...rendered.keys()].filter((path) => /^\/fr(\/[^.]*)?$/.test(path))).toEqual(["/fr/404"]);
  const { html = "" } = rendered.get("/fr/404") ?? {};
  const links = html.match(/<a [^>]*href="\/[^>]*>/g) ?? [];
  expect(links).not.toEqual([]);
  expect(links.filter((link) => !/ hreflang="en-US"/i.test(link))).toEqual([]);
}, 600_000);

it("renders every page of any content that passes the check", async () => {
  const sample = checked(sources) as Content;
  let [asked, passed] = [0, 0];

  const renders = fc.asyncProperty(
    fc.array(change, { minLength: 1, maxLength: 12, size: "max" }),
    async (list) => {
      let [now, content] = [sources as readonly Source[], sample];
      const told: string[] = [];
      for (const { kind, seed } of list) {
        const made = changes[kind]?.(now, picksFrom(seed));
        const after = made && checked(made.sources);
        asked++;
        if (!after) continue;
        [now, content] = [made.sources, after];
        told.push(made.words);
      }
      passed += told.length;
      const faults = await faultsOf(content);
      if (faults.length) throw new Error([...told, "leads to", ...faults.slice(0, 20)].join("\n"));
    },
  );
  await fc.assert(renders, { numRuns: Number(process.env.RUNS ?? 9), includeErrorInReport: true });
  // Content that is always refused would prove nothing.
  expect(passed).toBeGreaterThan(asked / 3);
}, 600_000);
