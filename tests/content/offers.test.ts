import { expect, it } from "vitest";
import type { Content } from "../../app/content/assemble.ts";
import { checkContent } from "../../app/content/check-content.ts";
import { faultText } from "../../app/content/fault.ts";
import { contentFolder } from "../../app/content/folder.ts";
import { onDisk, readSources } from "../../app/content/read-content.ts";
import type { Source } from "../../app/content/read-sources.ts";
import { textsIn } from "../../app/content/schema/house-style.ts";
import { fileOffers, type Offer, offers, wordOffers } from "../../app/content/schema/offers.ts";
import { pageFaults } from "./page-faults.ts";
import { bundleSite, renderSite } from "./rendered-content.ts";

type Data = Record<string, unknown>;

const sources = readSources(contentFolder);
const dataOf = (name: string) => (sources.find((one) => one.name === name)?.value ?? {}) as Data;
const given = offers.filter((offer) => (dataOf("site.yaml").offers as Data | undefined)?.[offer]);

/** What code makes for each of them, in a page or as a file. */
const marks: Record<Offer, RegExp> = {
  chat: /data-behavior="chat"|chat\.json|data-stored="chat"/,
  claimsLedger: /claim-link|class="ledger/,
  dates:
    /data-behavior="date-choice"|plan-back\.json|data-(?:dated|stored="by")|data-letter="date"/,
  search: /data-behavior="(?:search|nearest-pages)"|search\.json|data-stored="slash"/,
  fridayReport: /friday-report/,
};

const namesOf = (all: Record<string, Offer>, offer: Offer) =>
  Object.keys(all).filter((name) => all[name] === offer);

/** Sentences that a site says for one of them alone, as far as no blank is in them. */
function wordsFor(offer: Offer): string[] {
  const areas = namesOf(wordOffers, offer).map((area) => dataOf("interface.yaml")[area]);
  const files = namesOf(fileOffers, offer).map(dataOf);
  const conditional = sources.flatMap(({ written }) =>
    [
      ...written.matchAll(new RegExp(`\\{if ${offer}\\}([\\s\\S]*?)\\{(?:else|end if)\\}`, "g")),
    ].map(([, words = ""]) => words.split("\n").filter((line) => line && !/[[\]{}]/.test(line))),
  );
  return [areas, files, conditional]
    .flatMap((value) => [...textsIn(value)].map(({ text }) => text.replace(/^## /, "").trim()))
    .filter((text) => /\s\S+\s.*[.?!]$/.test(text) && !/[{}/]/.test(text));
}

/** The content with its switches as they are, but for some that are off. */
function without(off: readonly Offer[]): Content {
  const changed = sources.map((source): Source => {
    if (source.name !== "site.yaml") return source;
    const on = given.filter((offer) => !off.includes(offer)).map((offer) => [offer, true]);
    return { ...source, value: { ...dataOf("site.yaml"), offers: Object.fromEntries(on) } };
  });
  const { content, faults } = checkContent(changed, onDisk);
  expect(faults.map(faultText)).toEqual([]);
  return content as Content;
}

const unescaped = (html: string) =>
  html.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");

async function render(content: Content) {
  const site = (await bundleSite())(content);
  const rendered = await renderSite(site);
  const pages = [...rendered].map(([path, { html }]) => `${path}\n${html}`);
  // Styles are those of all pages until the build has gone through each.
  const text = unescaped(
    pages.join("\n").replace(/<style[\s\S]*?<\/style>|<svg id="icons"[\s\S]*?<\/svg>/g, ""),
  );
  return { text, faults: pageFaults(rendered, content, Object.keys(site.pictures)) };
}

it.each(
  [...given.map((offer) => [offer]), [...given]].map((off) => [off.join(", "), off] as const),
)("leaves no trace of what is off, and has what is on: %s", async (_, off) => {
  const { text, faults } = await render(without(off));
  expect(faults).toEqual([]);
  for (const offer of given) {
    if (!off.includes(offer)) expect(text, `${offer} is on`).toMatch(marks[offer]);
    else {
      expect(text.match(marks[offer]), offer).toBeNull();
      expect(wordsFor(offer).filter((words) => text.includes(words))).toEqual([]);
    }
  }
});
