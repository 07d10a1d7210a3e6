import { z } from "zod";
import { addressForm } from "../address-form.ts";
import { markdownFaults } from "../markdown.ts";

/** What a field can name: entries by their id, clients by their name, pages by their address. */
export type Nameable =
  | "services"
  | "service-groups"
  | "case-studies"
  | "claims"
  | "clients"
  | "testimonials"
  | "industries"
  | "pages";

interface FilesOfField {
  folder: string;
  address: string;
  /** Of a picture: as large as it is shown at most, and the least that it must have. */
  size?: [number, number];
  least?: [number, number];
  fallback?: number;
  /** Nothing but an SVG will do. */
  isDrawn?: true;
}

interface PointOfPicture {
  /** The field beside it that has the picture. */
  of: string;
  /** What a visitor sees of it where, as width by height. */
  crops: Record<string, number>;
}

/** What the form shows around a field, besides its title and its hint (`description`). */
export interface FieldHints {
  /** The entries that the field names. */
  refers?: Nameable;
  /** It may be the name of one of these, or any other. */
  mayName?: Nameable;
  /** What it names has to be in this list as well. */
  cites?: Nameable;
  /** It leads to a page, of this site or another. */
  isAddress?: true;
  /** The line of a folded row, with the names of its fields in braces. */
  row?: string;
  /** The names of choices, where a value in words is not enough. */
  labels?: Record<string, string>;
  /** A text of several lines. */
  isLong?: true;
  /** Several paragraphs, with markup. */
  isMarkdown?: true;
  /** Sentences, which are held against the house style. */
  isProse?: true;
  /** The folder that the field takes a file from, and what a page calls it. */
  files?: FilesOfField;
  /** A point of a picture. */
  point?: PointOfPicture;
  /** As many characters at most (rules/lengths.ts). */
  maxLength?: number;
  /** It is cut off after them in every language. */
  isSearchResult?: true;
  /** As many characters of its first sentence, where a phone's list of search results cuts it off. */
  firstSentence?: number;
  /** A placeholder in it may be longer than what it stands for, as in any sentence. */
  isFilled?: true;
  /** A name or a code, which is the same in every language of the site, although it is a line of text. */
  isFact?: true;
}

declare module "zod" {
  interface GlobalMeta extends FieldHints {}
}

/** A list that has so many entries for certain, so that code can read the first without asking. */
type AtLeast<T, N extends number, First extends readonly T[] = []> = First["length"] extends N
  ? readonly [...First, ...T[]]
  : AtLeast<T, N, readonly [...First, T]>;

/** For a rule on a group of fields: says what is wrong, and with which of them. */
export const faultIn =
  ({ addIssue }: z.RefinementCtx) =>
  (message: string, ...path: (string | number)[]) =>
    addIssue({ code: "custom", path, message });

const countOf = (input: unknown) => (Array.isArray(input) ? input.length : 0);

const hints = (title: string, hint?: string) => ({ title, ...(hint ? { description: hint } : {}) });

function words(title: string, max: number, hint?: string) {
  return z
    .string()
    .trim()
    .min(1, "is empty. Write something here.")
    .refine((value) => !/[\n\r\u2028]/.test(value), {
      error: "has a line break. Keep it on one line.",
    })
    .refine((value) => !/<\/?[a-z]|&(?:#\w+|[A-Za-z][a-z]+\d*);|\*\*|\]\(/.test(value), {
      error: ({ input }) => `takes plain text only, without HTML or Markdown: “${input}”`,
    })
    .meta({ ...hints(title, hint), maxLength: max });
}

const unfilled = (blank: string) => `“${blank}” is not filled in here. Write the words themselves.`;

/** A word or a name, which need not be a sentence; the limit is what the layout can bear. */
export function line(title: string, max: number, hint?: string) {
  return words(title, max, hint).superRefine((value, { addIssue }) => {
    const [blank] = /\{[\w-]+\}/.exec(value) ?? [];
    if (blank) addIssue({ code: "custom", message: unfilled(blank) });
  });
}

/** Sentences: also held against the house style. */
export function text(title: string, max: number, hint?: string) {
  return sentences(line(title, max, hint), title, max, hint);
}

function sentences(all: ReturnType<typeof words>, title: string, max: number, hint?: string) {
  const long = max > 90 ? { isLong: true as const } : {};
  return all.meta({ ...hints(title, hint), isProse: true, ...long });
}

/** The form reads hints as Markdown too: what is to be typed is code. */
export const markdownHint =
  "Leave an empty line between paragraphs. Start lists with `-` or `1.`, and headings with `###`. Write `**bold**` for bold and `[words](/contact)` for a link.";

/** A long text: paragraphs, lists, tables, headings, bold words and links, in Markdown. */
export function markdown(title: string, max: number, hint = "") {
  return z
    .string()
    .trim()
    .min(1, "is empty. Write something here.")
    .superRefine((value, { addIssue }) => {
      const [blank] = /\{[\w-]+\}/.exec(value) ?? [];
      if (blank) addIssue({ code: "custom", message: unfilled(blank) });
      for (const { line, message } of markdownFaults(value))
        addIssue({
          code: "custom",
          message: value.includes("\n") ? `line ${line}: ${message}` : message,
        });
    })
    .meta({
      title,
      description: `${hint} ${markdownHint}`.trim(),
      maxLength: max,
      isLong: true,
      isProse: true,
      isMarkdown: true,
    });
}

/** A text of a search result, which has no more room for a translation. */
export const resultText = (title: string, max: number, hint: string) =>
  text(title, max, hint).meta({ isSearchResult: true });

/** A text that stands in a search result as well. */
export const description = () =>
  resultText(
    "Description",
    160,
    "Shown on cards, at the top of the page and in search results. Phones cut it off, so end the first sentence within 110 characters.",
  )
    .min(50, {
      error: ({ input }) => `is ${String(input).length} characters long. It needs at least 50.`,
    })
    .meta({ firstSentence: 110 });

/** A text with blanks in braces, which a page or a script fills in; one with a question mark may be left out. */
export function blanks(title: string, max: number, ...names: string[]) {
  const due = names
    .map((name) => `{${name.replace("?", "")}}`)
    .join(", ")
    .replace(/, (?=[^,]*$)/, " and ");
  const verb = names.every((name) => name.endsWith("?")) ? "You can use" : "Keep";
  const hint = `${verb} ${due}: the site fills ${names.length > 1 ? "them" : "it"} in.`;
  return sentences(words(title, max, hint), title, max, hint).refine(
    (value) => {
      // One with a dot is a placeholder, which is filled before or by an entry.
      const found = [...value.matchAll(/\{([^{}.]*)\}/g)].map(([, name]) => name);
      const needed = names.filter(
        (name) => !name.endsWith("?") || found.includes(name.slice(0, -1)),
      );
      const plain = needed.map((name) => name.replace("?", ""));
      return found.toSorted().join() === plain.toSorted().join();
    },
    { error: ({ input }) => `“${input}” needs ${due} exactly once, and nothing else in braces.` },
  );
}

/** Whole numbers and others, with their limits. */
export function number(title: string, min: number, max: number, hint?: string) {
  return z
    .number()
    .min(min, `has to be ${min} or more.`)
    .max(max, `has to be ${max} or less.`)
    .meta(hints(title, hint));
}

export function whole(title: string, min: number, max: number, hint?: string) {
  return number(title, min, max, hint).int("has to be a whole number.");
}

/** A month of the calendar. */
export const calendarMonth = (title: string) =>
  z
    .string({ error: "needs a month, like 2022-01." })
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, {
      error: ({ input }) => `“${input}” is not a month. Write it like 2022-01.`,
    })
    .meta({ title, description: "For example: 2022-01" });
/** `true`, or not there. */
export function flag(title: string, hint?: string) {
  return z
    .literal(true, { error: "write true, or leave it out." })
    .exactOptional()
    .meta(hints(title, hint));
}

/** An entry that is being written; see drafts.ts. */
export const draft = () =>
  flag(
    "Draft",
    "While this is on, the page is not on the site and may be incomplete. Only you see it.",
  );

/** Where an entry stands among others of its kind. The form has a list for it instead: "Reorder". */
export const position = () =>
  whole(
    "Place in its list",
    1,
    9999,
    "Smaller numbers come first. Entries without one come last.",
  ).exactOptional();

export function choice<const T extends readonly (string | number)[]>(
  title: string,
  options: T,
  hint?: string,
) {
  return z
    .literal(options, {
      error: ({ input }) => `“${input}” is not a choice here. Use one of ${options.join(", ")}.`,
    })
    .meta(hints(title, hint));
}

/** The name of another entry; that it is there is a rule (rules/references.ts), as for a link. */
export function reference(refers: Nameable, title: string, hint?: string) {
  return z.string({ error: "choose one from the list." }).meta({ ...hints(title, hint), refers });
}

/** The address of a page of this site, of a place on it, or of another site. */
export function link(
  title: string,
  hint = "A page of this site, such as /contact, or a full address, such as https://example.com",
) {
  return z
    .string({ error: "needs an address." })
    .regex(addressForm, {
      error: ({ input }) =>
        `“${input}” is not an address. Write it like /page, /page#place, https://host.com or mailto:name@host.com.`,
    })
    .meta({ ...hints(title, hint), isAddress: true });
}

/** Sharp on a card, whatever is cropped from a picture of a camera or a screen. */
export const widePicture: [number, number] = [1200, 675];

/**
 * A master in the folder `pictures`, which the build crops and makes smaller; whether it is large enough is a
 * rule (rules/pictures.ts). `fallback` is the width for browsers that know no modern format.
 */
export function picture(
  title: string,
  [width, height]: [number, number],
  { fallback = width / 2, least = widePicture, more = "" } = {},
) {
  const due = `A JPG, PNG, WebP or HEIC of at least ${least.join(" × ")} pixels. It is cropped to fit.`;
  const hint = `${due} ${more}`.trim();
  return z
    .string({ error: `choose a picture. ${due}` })
    .regex(/^\/pictures\/[\w.-]+\.(jpe?g|png|webp)$/i, {
      error: ({ input }) =>
        `“${input}” is not a picture. Write it like /pictures/name.jpg, for a JPG, PNG or WebP.`,
    })
    .meta({
      ...hints(title, hint),
      files: { folder: "pictures", address: "/pictures", size: [width, height], least, fallback },
    });
}

const pixels = (title: string) => whole(title, 0, 20_000);

/** The part of the picture beside it that a phone shows. */
export const phoneCrop = group(
  "Crop on phones",
  { left: pixels("From the left"), top: pixels("From the top"), width: pixels("Width") },
  "In pixels of the picture, six wide to five high. Without it, a phone shows as much as fits.",
).exactOptional();

/** The point of the picture beside it that stays in sight wherever it is cropped. */
export const focus = (of: string, crops: Record<string, number>) =>
  z
    .string()
    .regex(/^(100|\d{1,2})% (100|\d{1,2})%$/, {
      error: ({ input }) => `“${input}” is not a point. Write it like 50% 20%.`,
    })
    .meta({
      ...hints("Focus", "Click the point that must stay in view wherever the picture is cropped."),
      point: { of, crops },
    })
    .exactOptional();

export const id = () =>
  z
    .string({ error: "needs an ID." })
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
      error: ({ input }) => `“${input}” can only have lowercase letters, digits and hyphens.`,
    })
    .meta(
      hints(
        "ID",
        "Lowercase letters, digits and hyphens. Addresses and other pages use it, so keep it.",
      ),
    );

/** How many entries a list takes. */
export function countInWords(min: number, max: number): string {
  if (min === max) return `exactly ${min}`;
  return min ? `${min} to ${max}` : `up to ${max}`;
}

interface ListHints {
  /** The line of a folded row. */
  row?: string;
}

/** A list of so many up to so many, typed as having the first ones. */
export function list<S extends z.ZodType, const N extends number>(
  min: N,
  max: number,
  title: string,
  item: S,
  { row }: ListHints = {},
) {
  const due = countInWords(min, max);
  const error = ({ input }: { input: unknown }) =>
    `takes ${due} entries, and has ${countOf(input)}.`;
  return z
    .array(item)
    .min(min, { error })
    .max(max, { error })
    .meta({ title, ...(row ? { row } : {}) }) as unknown as z.ZodType<
    AtLeast<z.output<S>, N>,
    z.input<S>[]
  >;
}

/** A list that may be empty, or not be there. */
export const anyNumber = <S extends z.ZodType>(
  max: number,
  title: string,
  item: S,
  more: ListHints = {},
) => list(0, max, title, item, more).prefault([]);

/** A group of fields: no other may stand there. */
export function group<T extends z.core.$ZodLooseShape>(title: string, shape: T, hint?: string) {
  return z
    .strictObject(shape, {
      error: ({ code, input }) =>
        code === "invalid_type" && input === undefined ? "is missing." : undefined,
    })
    .meta(hints(title, hint));
}

/** A list of groups, each with the same fields; `row` is the line of one that is folded. */
export const rows = <T extends z.core.$ZodLooseShape, const N extends number>(
  min: N,
  max: number,
  title: string,
  each: string,
  row: string,
  shape: T,
) => list(min, max, title, group(each, shape), { row });

/** The same, which may be empty, or not be there. */
export const anyRows = <T extends z.core.$ZodLooseShape>(
  max: number,
  title: string,
  each: string,
  row: string,
  shape: T,
) => rows(0, max, title, each, row, shape).prefault([]);
