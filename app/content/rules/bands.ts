import { kindOf } from "../../bands/kinds.ts";
import { idsOf } from "../anchors.ts";
import { type Rule, repeated } from "./rule.ts";

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
