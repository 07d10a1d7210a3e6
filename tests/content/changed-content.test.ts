import { expect, it } from "vitest";
import type { Content } from "../../app/content/assemble.ts";
import { checkContent } from "../../app/content/check-content.ts";
import { onDisk, readSources } from "../../app/content/read-content.ts";
import type { Source } from "../../app/content/read-sources.ts";
import { fc } from "../../app/lib/property.test-helper.ts";
import { additions } from "./additions.ts";
import { entryChanges } from "./entry-changes.ts";
import { fieldChanges } from "./field-changes.ts";
import { pageFaults } from "./page-faults.ts";
import { bundleSite, renderSite } from "./rendered-content.ts";

const changes = { ...additions, ...entryChanges, ...fieldChanges };

/** What is changed, and numbers that pick the place; only the list of changes shrinks. */
const change = fc.noShrink(
  fc.record({
    kind: fc.constantFrom(...Object.keys(changes)),
    picks: fc.infiniteStream(fc.noBias(fc.nat())),
  }),
);

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

it("renders every page of any content that passes the check", async () => {
  const sources = readSources("content");
  const sample = checked(sources) as Content;
  const siteWith = await bundleSite(sample);
  let [asked, passed] = [0, 0];

  const renders = fc.asyncProperty(
    fc.array(change, { minLength: 1, maxLength: 8, size: "max" }),
    async (list) => {
      let [now, content] = [sources as readonly Source[], sample];
      const told: string[] = [];
      for (const { kind, picks } of list) {
        const made = changes[kind]?.(now, (from) => from[picks.next().value % from.length]);
        const after = made && checked(made.sources);
        asked++;
        if (!after) continue;
        [now, content] = [made.sources, after];
        told.push(made.words);
      }
      passed += told.length;
      const site = siteWith(content);
      const faults = pageFaults(await renderSite(site), Object.keys(site.pictures));
      if (faults.length) throw new Error([...told, "leads to", ...faults.slice(0, 20)].join("\n"));
    },
  );
  await fc.assert(renders, { numRuns: 25, includeErrorInReport: true });
  // Content that is always refused would prove nothing.
  expect(passed).toBeGreaterThan(asked / 3);
}, 600_000);
