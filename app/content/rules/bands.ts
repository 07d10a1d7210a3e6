import { type AnyBandWords, hasHeading, kindOf } from "../../bands/kinds.ts";
import { idsOf } from "../anchors.ts";
import type { Content } from "../assemble.ts";
import type { EntryPage } from "../types.ts";
import { type CrossFileFault, caseStudyFile, type Rule, repeated } from "./rule.ts";

interface Shown {
  file: string;
  bands: readonly AnyBandWords[];
  /** Which bands of the file they are: the page of an entry leaves out those that show nothing of it. */
  order?: readonly number[];
  entry?: EntryPage["entry"];
}

/** A page begins with its heading, and each id is there once. */
function* faultsOnPage(
  { file, bands, order, entry }: Shown,
  content: Content,
): Generator<CrossFileFault> {
  const pathOf = (index: number) => ["bands", order?.[index] ?? index];
  const [first] = bands;
  if (first && !hasHeading(first))
    yield {
      file,
      path: [...pathOf(0), "band"],
      message: `a page begins with its heading, and “${first.band}” has none: put an opening before it.`,
    };
  yield* repeated(
    idsOf(bands, content, entry).flatMap((ids, index) =>
      ids.map((text) => ({ file, path: pathOf(index), text })),
    ),
  );
}

/** What is wrong with a template is wrong on all of its pages: those of one are enough. */
function* faultsOfTemplate(file: string, content: Content): Generator<CrossFileFault> {
  for (const page of content.entryPages.filter(({ template }) => template.file === file)) {
    const faults = [...faultsOnPage({ ...page, file }, content)];
    yield* faults;
    if (faults.length) return;
  }
}

/** Bands agree with each other and with other files, and each can be linked to. */
export const bandsAgree: Rule = function* (content) {
  for (const { file, bands } of [...content.pages, ...content.templates])
    for (const [index, band] of bands.entries())
      for (const { path, message } of kindOf(band.band).agrees?.(band, content, bands) ?? [])
        yield { file, path: ["bands", index, ...path], message };
  for (const page of content.pages) yield* faultsOnPage(page, content);
  for (const { file } of content.templates) yield* faultsOfTemplate(file, content);
};

/** A case study leads back to the list of all, on whatever page that is. */
export const caseStudiesAreListed: Rule = function* ({ caseStudies: [first], pages }) {
  if (!pages.some(({ bands }) => bands.some(({ band }) => band === "case-study-filter")))
    yield {
      file: caseStudyFile(first?.slug ?? ""),
      path: [],
      message: "no page lists it: add “band: case-study-filter” to one, where the way back leads.",
    };
};
