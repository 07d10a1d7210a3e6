import { bandOfKind, pathOfKind } from "../../app/bands/band-words.test-helper.ts";
import { content } from "../../app/content/content.ts";
import { textsIn } from "../../app/content/schema/house-style.ts";
import type { SearchDocument } from "../../app/search/document.ts";
import { read } from "../support/built-files.ts";
import { expect, test } from "../support/fixtures.ts";
import { anyPage, contact, servicesPage, shortPage } from "../support/places.ts";
import { built, lettersOf } from "./built-parts.ts";

const {
  caseStudies,
  faq,
  letter,
  processSteps,
  recognition,
  serviceGroups,
  shell,
  storedKeys,
  testimonials,
  services,
} = content;

/** It has a card with words of its own in place of a row. */
const isFeatured = (id: string) =>
  bandOfKind("phase-plan").extras?.some(({ featured }) => featured?.service.id === id);

const firstSentence = (text: string) => text.replace(/(?<=\.) .*/, "");

/** What each page has to say: all words of its content. Where they stand is for the page's own tests. */
const contents: [page: string, ...content: unknown[]][] = [
  ...content.pages.map(({ path, bands }): [string, ...unknown[]] => [path, bands]),
  ["/", processSteps, recognition, faq],
  [anyPage, shell.firstStep],
  // A row says the point of a service, its first sentence.
  [
    servicesPage,
    shell.firstStep,
    serviceGroups.groups,
    services.map((one) => [one.title, isFeatured(one.id) ? "" : firstSentence(one.description)]),
  ],
  [servicesPage, services.map(({ id, phases }) => (isFeatured(id) ? "" : phases?.ends))],
  [pathOfKind("quotes-in-time"), testimonials, shell.firstStep],
  [contact, letter, faq],
  [pathOfKind("policy"), storedKeys],
  [shortPage, storedKeys],
  ...services.map((one): [string, ...unknown[]] => [`/services/${one.id}`, one, shell.firstStep]),
  ...caseStudies.map((one): [string, ...unknown[]] => [
    `/case-study/${one.slug}`,
    one,
    shell.firstStep,
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
    "path|href|labelHref|search|pictogram|ownPictogram|imageFocus|mailbox|ended|services|topics",
  ].join("|")})(\\.|$)|^0\\.name$`,
);

test("every page says all that its content says", () => {
  const unsaid = contents.flatMap(([page, ...content]) => {
    const main = built(page).first("main");
    const heard = main.attributes("[aria-label]", "aria-label");
    const said = lettersOf([main.text, ...heard].join(" "));
    return [...textsIn(content)]
      .filter(
        ({ path, text }) =>
          !isNoText.test(path.join(".")) &&
          // Around what the page fills in.
          !text.split(/\{\w+\}/).every((part) => said.includes(lettersOf(part))),
      )
      .map(({ path, text }) => `${page} does not say ${path.join(".")}: ${text}`);
  });
  expect(unsaid).toEqual([]);
});

test("everything that can be found is there, its place on the page too", () => {
  const documents: SearchDocument[] = JSON.parse(read("search.json")).documents;
  const lost = documents
    .map(({ path }) => path.split("#"))
    .filter(([page = "", id]) => id && !built(page).count(`[id="${id}"]`));
  expect(documents).not.toEqual([]);
  expect(lost, "Give the place this id, or take it out of app/search").toEqual([]);
});
