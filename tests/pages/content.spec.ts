import type { BandWords } from "../../app/bands/kinds.ts";
import { content } from "../../app/content/content.ts";
import { textsIn } from "../../app/content/schema/house-style.ts";
import type { SearchDocument } from "../../app/search/document.ts";
import { read } from "../support/built-files.ts";
import { expect, test } from "../support/fixtures.ts";
import { needed } from "../support/needed.ts";
import { built, lettersOf } from "./built-parts.ts";

const {
  caseStudies,
  faq,
  letter,
  processSteps,
  recognition,
  serviceGroups,
  storedKeys,
  testimonials,
  services,
  words: { actions },
} = content;

/** Words of a link without its address. */
const asRead = (text: string) => text.replace(/\[([^\]]+)\]\([^)]+\)/g, "$1");
const firstSentence = (text: string) => text.replace(/(?<=\.) .*/, "");

function planned({ extras = [] }: BandWords<"phase-plan">) {
  // The others have a card with words of their own in place of a row.
  const rows = services.filter(
    ({ id }) => !extras.some(({ featured }) => featured?.service.id === id),
  );
  return [
    serviceGroups.groups,
    services.map(({ title }) => title),
    // A row says the point of a service, its first sentence.
    rows.map(({ description, phases }) => [firstSentence(description), phases?.ends]),
  ];
}

/** What a band says beside the words that it has itself. */
function listsIn(band: (typeof content.pages)[number]["bands"][number]): unknown {
  switch (band.band) {
    case "opening-half":
      return actions.firstStep;
    case "opening-text":
      return (band.asks || band.buttons) && actions.firstStep;
    case "opening-letter":
      return letter;
    case "process":
      return processSteps;
    case "clients":
      return recognition;
    case "questions":
      return faq;
    case "quotes-in-time":
      return testimonials;
    case "text":
      return band.sections.some(({ shows }) => shows === "storedKeys") && storedKeys;
    case "phase-plan":
      return planned(band);
    default:
      return undefined;
  }
}

/** What each page has to say: all words of its content. Where they stand is for the page's own tests. */
const contents: [page: string, ...content: unknown[]][] = [
  ...content.pages.map(({ path, bands }): [string, ...unknown[]] => [
    path,
    bands,
    ...bands.map(listsIn),
  ]),
  ...services.map((one): [string, ...unknown[]] => [`/services/${one.id}`, one, actions.firstStep]),
  ...caseStudies.map((one): [string, ...unknown[]] => [
    `/case-study/${one.slug}`,
    one,
    actions.firstStep,
  ]),
];

/** Properties that hold no words of the page: ids, texts of pictures, and what is said later or elsewhere. */
const isNoText = new RegExp(
  `(^|\\.)(${[
    "id|band|anchor|slug|template|group|kind|chart|service|servicesUsed|caseStudy|covers|unit|claim|cites|shows",
    "figures|figure|noteFigure|atRest|links|icon|picture|logoUrl|alt|image|imageAlt|people|source",
    // Written as a length and months.
    "scale.from|scale.to",
    "head|ends|further|copied|selected|someHosts|wordingChanged",
    // Of the page itself, for lists, crops and the search.
    "path|formerly|href|labelHref|search|pictogram|ownPictogram|imageFocus|mailbox|ended|services|topics",
  ].join("|")})(\\.|$)|^0\\.name$`,
);

/** What opens the list of services says nothing where the list stands by itself. */
const isUnused = (path: readonly PropertyKey[]) =>
  path.at(-1) === "byName" && !content.situations.length;

test("every page says all that its content says", () => {
  const unsaid = contents.flatMap(([page, ...content]) => {
    const main = built(page).first("main");
    // Those with a date wait in the page for one.
    const heard = ["aria-label", "data-by-date"].flatMap((name) =>
      main.attributes(`[${name}]`, name),
    );
    const said = lettersOf([main.text, ...heard].join(" "));
    return [...textsIn(content)]
      .filter(
        ({ path, text }) =>
          !isNoText.test(path.join(".")) &&
          !isUnused(path) &&
          // Around what the page fills in.
          !asRead(text)
            .split(/\{\w+\}/)
            .every((part) => said.includes(lettersOf(part))),
      )
      .map(({ path, text }) => `${page} does not say ${path.join(".")}: ${text}`);
  });
  expect(unsaid).toEqual([]);
});

test("everything that can be found is there, its place on the page too", () => {
  needed(content.words.search, "search");
  const documents: SearchDocument[] = JSON.parse(read("search.json")).documents;
  const lost = documents
    .map(({ path }) => path.split("#"))
    .filter(([page = "", id]) => id && !built(page).count(`[id="${id}"]`));
  expect(documents).not.toEqual([]);
  expect(lost, "Give the place this id, or take it out of app/search").toEqual([]);
});
