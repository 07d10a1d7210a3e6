import { linksIn } from "../address-form.ts";
import { anchorsOf } from "../anchors.ts";
import type { Content } from "../assemble.ts";
import { nearest } from "../nearest.ts";
import type { Source } from "../read-sources.ts";
import { textsIn } from "../schema/house-style.ts";
import type { CrossFileFault } from "./rule.ts";

/** What is wrong with a place on a page, with the nearest right one, or with those that there are. */
function anchorFault(page: string, anchor: string, anchors: ReadonlySet<string>): string {
  const near = nearest(anchor, anchors);
  const known = [...anchors].filter((one) => !one.endsWith("-heading")).map((one) => `#${one}`);
  const rest = known.length > 12 ? ", …" : "";
  return near
    ? `there is no place “#${anchor}” on ${page}. Did you mean “#${near}”?`
    : `there is no place “#${anchor}” on ${page}. It has ${known.slice(0, 12).join(", ")}${rest}.`;
}

/** Every link to a part of a page leads there; pages themselves are known to the schema. */
export function* anchorsAreThere(
  sources: readonly Source[],
  content: Content,
): Generator<CrossFileFault> {
  const anchors = anchorsOf(content);
  for (const { name: file, filled } of sources) {
    for (const { path, text } of textsIn(filled)) {
      for (const address of [text, ...linksIn(text)]) {
        const [, page = "", anchor = ""] = /^(\/[^\s?#]*)(?:\?[^\s#]*)?#(\S+)$/.exec(address) ?? [];
        const known = anchors.get(page);
        if (known && !known.has(anchor))
          yield { file, path, message: anchorFault(page, anchor, known) };
      }
    }
  }
}
