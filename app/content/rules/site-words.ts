import { inExpression } from "../../text/in-expression.ts";
import type { Content } from "../assemble.ts";
import { contentFolder } from "../folder.ts";
import type { Source } from "../read-sources.ts";
import { textsIn } from "../schema/house-style.ts";
import type { CrossFileFault } from "./rule.ts";

/** What site.yaml alone may spell, and the placeholder to write in its place. */
function* spelled({ name, foundedYear, headquarters }: Content["site"]) {
  // As a word of its own: a firm called Nova is not in "Novartis".
  yield [new RegExp(`(?<!\\p{L})${inExpression(name)}(?!\\p{L})`, "u"), "name"] as const;
  if (foundedYear)
    yield [new RegExp(`(?:since|founded in) ${foundedYear}`, "i"), "foundedYear"] as const;
  const { state, country } = headquarters ?? {};
  const place = state ?? country;
  if (place)
    yield [
      new RegExp(`(?:based|headquarters[^.]*) in ${inExpression(place)}`, "i"),
      `headquarters.${state ? "state" : "country"}`,
    ] as const;
}

/** The name of the firm, its year and its place would be wrong on other pages as soon as they change. */
export function* siteIsNotWrittenOut(
  sources: readonly Source[],
  { site }: Content,
): Generator<CrossFileFault> {
  const patterns = [...spelled(site)];
  for (const { name: file, value } of sources) {
    if (file === "site.yaml") continue;
    for (const { path, text } of textsIn(value))
      for (const [pattern, placeholder] of patterns) {
        const [found] = pattern.exec(text) ?? [];
        if (found)
          yield {
            file,
            path,
            message: `has “${found}” written out, which is kept in ${contentFolder}/site.yaml. Write {site.${placeholder}} instead.`,
          };
      }
  }
}
