import { type AnyBandWords, foundIn, kindOf } from "../../bands/kinds.ts";
import { idsOf } from "../anchors.ts";
import type { Content } from "../assemble.ts";
import type { EntryPage } from "../types.ts";
import { bandsIn, type CrossFileFault, type Rule } from "./rule.ts";

interface Shown {
  file: string;
  bands: readonly AnyBandWords[];
  /** Which bands of the file they are: a page leaves out those that have nothing to show. */
  order?: readonly number[];
  entry?: EntryPage["entry"];
}

/** What is wrong with ids of a band that the page has already, and what to do about it. */
function idsFault(twice: readonly string[], isAnchor: boolean, other: string): string {
  const [first] = twice;
  const more = twice.length > 1 ? ` and ${twice.length - 1} more` : "";
  const fix = isAnchor ? "Choose another anchor." : "Change or remove one of them.";
  return `shares the address “#${first}”${more} with ${other}. ${fix}`;
}

/** Each id is there once. */
function* faultsOnPage(
  { file, bands, order, entry }: Shown,
  content: Content,
): Generator<CrossFileFault> {
  const pathOf = (index: number) => ["bands", order?.[index] ?? index];
  const owner = new Map<string, number>();
  for (const [index, [anchor = "", ...others]] of idsOf(bands, content, entry).entries()) {
    const { band = "" } = bands[index] ?? {};
    if (kindOf(band).once && bands.findIndex((one) => one.band === band) < index) {
      const message = `“${band}” can stand on a page only once. Remove one of them.`;
      yield { file, path: [...pathOf(index), "band"], message };
      continue;
    }
    const twice = [anchor, ...others].filter((id) => {
      const isTaken = owner.has(id);
      if (!isTaken) owner.set(id, index);
      return isTaken;
    });
    // The id of a heading follows from that of its part.
    const parts = twice.filter((id) => !twice.some((part) => id === `${part}-heading`));
    const first = owner.get(parts[0] ?? "");
    if (first === undefined) continue;
    const [, place] = pathOf(first);
    const other =
      first === index ? "another part of it" : `band ${Number(place) + 1}, “${bands[first]?.band}”`;
    yield { file, path: pathOf(index), message: idsFault(parts, parts[0] === anchor, other) };
  }
}

/** What is wrong with a template is wrong on all of its pages: those of one are enough. */
function* faultsOfTemplate(file: string, content: Content): Generator<CrossFileFault> {
  for (const page of content.entryPages.filter(({ template }) => template.file === file)) {
    const faults = [...faultsOnPage({ ...page, file }, content)];
    yield* faults;
    if (faults.length) return;
  }
}

/** Words to be found by lead somewhere: a template refuses them itself. */
function* searchWordsLead(page: Shown, content: Content): Generator<CrossFileFault> {
  for (const { band, path } of bandsIn(page))
    if (band.search && !foundIn(band, content))
      yield {
        file: page.file,
        path: [...path, "search"],
        message: `the search cannot find “${band.band}” by itself. Move the words to the search words of the page.`,
      };
}

/** Bands agree with each other and with other files, and each can be linked to. */
export const bandsAgree: Rule = function* (content) {
  for (const page of [...content.pages, ...content.templates])
    for (const { band, path: place } of bandsIn<AnyBandWords>(page))
      for (const { path, message } of kindOf(band.band).agrees?.(band, content, page.bands) ?? [])
        yield { file: page.file, path: [...place, ...path], message };
  for (const page of content.pages) {
    yield* faultsOnPage(page, content);
    yield* searchWordsLead(page, content);
  }
  for (const { file } of content.templates) yield* faultsOfTemplate(file, content);
};
