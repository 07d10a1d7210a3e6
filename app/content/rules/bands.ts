import { kindOf } from "../../bands/kinds.ts";
import { idsOf } from "../anchors.ts";
import { caseStudyFile, type Rule, repeated } from "./rule.ts";

/** Bands agree with each other and with other files, and each can be linked to. */
export const bandsAgree: Rule = function* (content) {
  for (const { file, bands } of content.pages) {
    const [first] = bands;
    if (first && !("heading" in first))
      yield {
        file,
        path: ["bands", 0, "band"],
        message: `a page begins with its heading, and “${first.band}” has none: put an opening before it.`,
      };
    for (const [index, band] of bands.entries())
      for (const { path, message } of kindOf(band.band).agrees?.(band, content, bands) ?? [])
        yield { file, path: ["bands", index, ...path], message };
    yield* repeated(
      idsOf(bands, content).flatMap((ids, index) =>
        ids.map((text) => ({ file, path: ["bands", index], text })),
      ),
    );
  }
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
