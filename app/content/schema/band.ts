import { z } from "zod";
import type { FieldFault } from "../fault.ts";
import type { FoundPart, Lists, TemplateEntries, TemplateName } from "../lists.ts";
import { group, id } from "./fields.ts";
import { onlyWith } from "./offers.ts";
import { searchWords } from "./pages/parts.ts";

/** What is behind a band: the page, a tint of it, or the dark color of the firm. */
export type Ground = "page" | "sand" | "ink";

/** What a band knows of its place on the page (bands/places.ts). */
export interface BandSection {
  /** The id of its section; its heading has the same with "-heading". */
  anchor: string;
  /** After ids within it: nothing, unless a band of its kind is above it. */
  again: string;
  /** Of its heading: the first band of a page has the page's, if it has one. */
  level: 1 | 2;
  ground: Ground;
  /** Whether the band before it is on the page as well, so that the space between them is there already. */
  joins: boolean;
  /** The band above that it stands beside where there is room. */
  beside?: BandSection;
  /** The band above that shows it as a part of its own. */
  holder?: BandSection;
  /** The anchors of the page's bands by role, so that one leads to another where there is one. */
  page?: Readonly<Record<string, string>>;
}

export interface BandOptions<
  Words,
  Uses extends keyof Lists,
  Of extends TemplateName,
  Role extends string,
> {
  /** Templates whose entry it shows, and gets as the prop `service` or `caseStudy`; a page has none. */
  of?: readonly Of[];
  /** Whether there is something to show of an entry; if not, its page has no such band. */
  shows?: (entry: TemplateEntries[Of]) => boolean;
  /** Whether it has nothing to show, as a list that is empty; if so, the page has no such band. */
  isEmpty?: (words: Words, lists: Lists) => boolean;
  /** Set if its heading is the title of the entry. */
  isTitled?: true;
  /** Whether it shows so little of an entry that it has no heading, unless it is the first of the page. */
  isUntitled?: (entry: TemplateEntries[Of]) => boolean;
  /** Behind it, unless the band before has the same tint; "above" is the ground of that one. An opening brings its own. */
  ground?: Ground | "above";
  /** The kind that it stands beside on wide screens, if a band above it is of that kind. */
  beside?: string;
  /** Kinds that it takes in, as `children`, as long as they follow it. */
  holds?: readonly string[];
  /** The id of its section; if it is on a page twice, the second has "-2". */
  anchor: string;
  /** What it is to others, which lead to it or ask whether there is one: so they name no kind. */
  role?: Role;
  /** Set if its page names the feed of new case studies. */
  feed?: true;
  /** Set if it cannot stand on a page twice, since others lead to what is in it. */
  once?: true;
  /** Lists of the site that it shows besides its own words: they are props of the same names. */
  uses?: readonly Uses[];
  /** Ids within it that can be linked to, besides its own and that of its heading. */
  ids?: (words: Words, lists: Lists, entry: TemplateEntries[Of]) => readonly string[];
  /** Its words by which a search finds the page. */
  texts?: (words: Words, lists: Lists) => readonly string[];
  /** Set if a search finds the band itself: title and text there, unless its own, and further words. */
  found?: (words: Words, lists: Lists) => Partial<FoundPart> | undefined;
  /** What is wrong although each of its fields is right: beside other bands, or with other files. */
  agrees?: (
    words: Words,
    lists: Lists,
    neighbors: readonly { band: string }[],
  ) => Iterable<FieldFault>;
}

/** The id of a part and that of its heading. */
export const withHeadings = (ids: readonly string[]) => ids.flatMap((id) => [id, `${id}-heading`]);

const shared = {
  of: onlyWith(),
  anchor: id()
    .meta({
      title: "Anchor",
      description: "What follows # in a link to this band. Leave it empty for the usual one.",
    })
    .exactOptional(),
  search: searchWords(160, " that the band does not say"),
};

/** A kind of band: its fields, as the form shows them, and what the site has to know of it. */
export function defineBand<
  const K extends string,
  T extends z.core.$ZodLooseShape,
  const Uses extends keyof Lists = never,
  const Of extends TemplateName = never,
  const Role extends string = never,
>(
  kind: K,
  title: string,
  /** What it shows and when to use it, in a sentence or two. */
  about: string,
  fields: T,
  {
    ground = "page",
    uses = [],
    of = [],
    ...options
  }: BandOptions<z.output<z.ZodObject<T>>, Uses, Of, Role>,
) {
  const schema = group(title, { band: z.literal(kind), ...fields, ...shared }, about);
  return { kind, title, about, schema, ground, uses, of, ...options };
}
