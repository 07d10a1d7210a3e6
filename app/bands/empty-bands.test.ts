import { expect, it } from "vitest";
import { anchorsOf } from "../content/anchors";
import { checkContent } from "../content/check-content";
import { content } from "../content/content";
import { contentFolder } from "../content/folder";
import { readSources } from "../content/read-content";
import { type AnyBandWords, kindOf } from "./kinds";

const withoutLists = <T extends object>(words: T): T =>
  Object.fromEntries(
    Object.entries(words).map(([key, value]) => [key, Array.isArray(value) ? [] : value]),
  ) as T;

const bands = content.pages.flatMap((page): readonly AnyBandWords[] => page.bands);
const ofLists = bands.filter(({ band }) => kindOf(band).isEmpty);

it.each(ofLists)("shows nothing of $band without entries", (words) => {
  const { isEmpty } = kindOf(words.band);
  expect(isEmpty?.(words, content)).toBe(false);
  const { contact: _, ...rest } = withoutLists(words) as AnyBandWords & { contact?: unknown };
  expect(isEmpty?.(rest, withoutLists(content))).toBe(true);
});

it("leaves a band without entries out of the page and of what can be linked to", () => {
  const isOwn = ({ band }: AnyBandWords) => kindOf(band).isEmpty && !kindOf(band).uses.length;
  const page = content.pages.find(({ bands }) => bands.some(isOwn));
  const place = page?.order[page.bands.findIndex(isOwn)];
  const sources = readSources(contentFolder).map((source) => {
    if (source.name !== page?.file) return source;
    const value = source.value as { bands: object[] };
    const bands = value.bands.map((band, index) => (index === place ? withoutLists(band) : band));
    return { ...source, value: { ...value, bands } };
  });
  const { content: after } = checkContent(sources);
  const kindsOf = (bands: readonly AnyBandWords[] = []) => bands.map(({ band }) => band);
  const gone = page?.bands.find(isOwn);
  expect(kindsOf(after?.pages.find(({ file }) => file === page?.file)?.bands)).toEqual(
    kindsOf(page?.bands.filter((band) => band !== gone)),
  );
  const anchors = after && anchorsOf(after).get(page?.path ?? "");
  expect(anchors).not.toContain(gone?.anchor ?? kindOf(gone?.band ?? "").anchor);
});
