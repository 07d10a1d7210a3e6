import { z } from "zod";
import { bandKinds } from "../../bands/kinds.ts";
import { nearest } from "../nearest.ts";
import { draft, flag, group } from "./fields.ts";
import { head, pageName, pagePath, searchWords } from "./pages/parts.ts";

const [first, ...rest] = bandKinds.map(({ schema }) => schema);
const names: readonly string[] = bandKinds.map(({ kind }) => kind);

function unknownBand(input: unknown): string {
  const { band } = (input ?? {}) as { band?: unknown };
  const near = nearest(String(band), names);
  const known = near ? `Did you mean “${near}”?` : `There are ${names.join(", ")}.`;
  return `“${band}” is no kind of band. ${known}`;
}

type AnySchema = (typeof bandKinds)[number]["schema"];

const band = z
  .discriminatedUnion("band", [first, ...rest] as [AnySchema, ...AnySchema[]], {
    error: ({ code, input }) => (code === "invalid_union" ? unknownBand(input) : undefined),
  })
  .meta({ title: "Band" });

/** A page: where it is, what is told of it elsewhere, and its bands. */
export const pageSchema = group("Page", {
  draft: draft(),
  path: pagePath,
  name: pageName,
  head,
  search: searchWords("Search", 320).exactOptional(),
  dense: flag("Less space", "For a long page to look things up in: smaller headings, too."),
  bands: z
    .array(band)
    .min(1, "write at least one band.")
    .max(24, "24 bands at most.")
    .meta({ title: "Bands", description: "The page, from top to bottom." }),
});
