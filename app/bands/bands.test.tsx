import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { idsOf } from "../content/anchors";
import { content } from "../content/content";
import type { EntryPage } from "../content/types";
import { ContentContext } from "../lib/use-words";
import { Bands } from "./bands";
import { type AnyBandWords, kindOf } from "./kinds";
import { placesOf } from "./places";

interface Shown {
  words: AnyBandWords;
  entry?: EntryPage["entry"];
}

const onPages = [...content.pages, ...content.entryPages].flatMap((page): Shown[] =>
  page.bands.map((words) => ({ words, ...("entry" in page && { entry: page.entry }) })),
);
const oneOfEach = [...new Map(onPages.map((one) => [one.words.band, one])).values()].map(
  ({ words: { anchor: _, ...words }, entry }) => ({ kind: words.band, words, entry }),
);

const title = "The name of the page";

function htmlOf(bands: readonly AnyBandWords[], entry?: EntryPage["entry"]): string {
  const shown = entry && ("slug" in entry ? { caseStudy: entry } : { service: entry });
  return renderToStaticMarkup(
    <MemoryRouter>
      <ContentContext value={content}>
        <Bands title={title} bands={bands} lists={content} {...(shown && { entry: shown })} />
      </ContentContext>
    </MemoryRouter>,
  );
}

const tagsOf = (...shown: Parameters<typeof htmlOf>) => htmlOf(...shown).match(/<\w[^>]*>/g) ?? [];

const idOf = (tag: string) => / id="([^"]*)"/.exec(tag)?.[1];

it.each(oneOfEach)("shows one heading of the page where $kind is first", ({ words, entry }) => {
  const headings = tagsOf([words, words], entry).filter((tag) => tag.startsWith("<h1"));
  expect(headings).toHaveLength(1);
  expect(headings[0]).not.toContain("sr-only");
});

const repeatable = oneOfEach.filter(({ kind }) => !kindOf(kind).once);

it.each(repeatable)("shows $kind twice without an id twice", ({ words, entry }) => {
  const ids = tagsOf([words, words], entry).flatMap((tag) => idOf(tag) ?? []);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  // What can be linked to is there.
  expect(ids).toEqual(expect.arrayContaining(idsOf([words, words], content, entry).flat()));
});

const tinted = oneOfEach.filter(({ kind }) => kindOf(kind).ground !== "page");

it.each(tinted)("puts $kind on the ground that its place has", ({ words, entry }) => {
  const bands = [words, words, words];
  const tags = tagsOf(bands, entry);
  for (const { anchor, ground } of placesOf(bands)) {
    const section = tags.find((tag) => idOf(tag) === anchor);
    expect(/on-(sand|ink)/.exec(section ?? "")?.[1] ?? "page").toBe(ground);
  }
});

/** The anchors of bands in the order in which the page has them, those of what they hold too. */
function shownAnchors(bands: readonly AnyBandWords[], entry?: EntryPage["entry"]) {
  const anchors = placesOf(bands).map(({ anchor }) => anchor);
  return tagsOf(bands, entry).flatMap((tag) => anchors.filter((anchor) => anchor === idOf(tag)));
}

const wordsOf = (kind: string) =>
  oneOfEach.find((one) => one.kind === kind)?.words ?? ({ band: kind } as AnyBandWords);
const holders = oneOfEach.flatMap(({ kind, words }) =>
  (kindOf(kind).holds ?? []).map((held) => ({ kind, held, bands: [words, wordsOf(held)] })),
);

it.each(holders)("shows $held in the nearest $kind alone", ({ bands }) => {
  const [another] = holders.filter(({ kind }) => !kindOf(kind).once);
  const both = [...bands, ...(another?.bands ?? [])];
  expect(shownAnchors(both)).toEqual(placesOf(both).map(({ anchor }) => anchor));
  // Nothing of their places is an attribute.
  expect(htmlOf(both)).not.toContain("[object");
});

it.each(oneOfEach.filter(({ kind }) => kindOf(kind).beside))(
  "puts each $kind beside the band above it",
  ({ kind, words, entry }) => {
    const bands = [wordsOf(kindOf(kind).beside as string), words];
    const both = [...bands, ...bands];
    expect(shownAnchors(both, entry)).toEqual(placesOf(both).map(({ anchor }) => anchor));
    const grid = '<div class="wide:grid wide:grid-cols-1">';
    const [title, ...grids] = htmlOf(both, entry).split(grid);
    expect(title).toContain("</h1>");
    expect(grids).toHaveLength(2);
    expect(title).not.toContain("<section");
  },
);
