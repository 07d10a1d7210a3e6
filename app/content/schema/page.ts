import { z } from "zod";
import { bandKinds, kindOf } from "../../bands/kinds.ts";
import { contentFolder } from "../folder.ts";
import type { TemplateName } from "../lists.ts";
import { nearest } from "../nearest.ts";
import { draft, flag, group, type Nameable } from "./fields.ts";
import { formerly } from "./formerly.ts";
import { example, head, pageName, pagePath, searchWords } from "./pages/parts.ts";

type AnySchema = (typeof bandKinds)[number]["schema"];

/** What is wrong with a kind of band that may not stand there, and what may. */
function wrongBand(input: unknown, names: readonly string[]): string {
  const { band } = (input ?? {}) as { band?: unknown };
  const templates = kindOf(String(band))?.of.map(
    (name) => `${contentFolder}/templates/${name}.yaml`,
  );
  if (templates) return `“${band}” shows a single entry. Use it only in ${templates.join(" or ")}.`;
  const near = nearest(String(band), names);
  const known = near ? `Did you mean “${near}”?` : `There are ${names.join(", ")}.`;
  return `“${band}” is not a kind of band. ${known}`;
}

/** The bands of a page, or those of the page that a template makes of an entry. */
function bandsOf(template?: TemplateName) {
  const may = bandKinds.filter(
    ({ of }: { of: readonly string[] }) => !of.length || (template && of.includes(template)),
  );
  const names: readonly string[] = may.map(({ kind }) => kind);
  const schemas = may.map(({ schema }) => schema) as unknown as [AnySchema, ...AnySchema[]];
  const band = z
    .discriminatedUnion("band", schemas, {
      error: ({ code, input }) => (code === "invalid_union" ? wrongBand(input, names) : undefined),
    })
    .meta({ title: "Band" });
  return z
    .array(band)
    .min(1, "needs at least one band.")
    .max(24, "has more than 24 bands, which is too long for a page.")
    .meta({
      title: "Bands",
      description: "The page from top to bottom. Each band is a horizontal part of it.",
    });
}

/** A page: where it is, what is told of it elsewhere, and its bands. */
export const pageSchema = group("Page", {
  draft: draft(),
  path: pagePath,
  formerly: formerly(),
  name: pageName,
  head,
  search: searchWords(320, " that the page does not say"),
  dense: flag(
    "Compact layout",
    "Smaller headings and less space, for a long page people look things up in.",
  ),
  bands: bandsOf(),
});

/** The pages of all entries of a kind: address, name and head come from the entry. Without entries, none. */
export const templateSchema = (template: TemplateName, entries: Nameable, title: string) =>
  group(title, {
    example: example(entries),
    bands: bandsOf(template).superRefine((bands, context) => {
      for (const [index, { search }] of bands.entries())
        if (search)
          context.addIssue({
            code: "custom",
            path: [index, "search"],
            message: "does nothing in a template. Add the words to the entries instead.",
          });
    }),
  }).optional();
