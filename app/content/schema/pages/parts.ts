/** What several pages have in common. */
import { z } from "zod";
import {
  type AtLeast,
  description,
  flag,
  group,
  line,
  link,
  list,
  type Nameable,
  number,
  reference,
  text,
} from "../fields.ts";
import { onlyWith } from "../offers.ts";

export const pageName = line("Name", 30, "In breadcrumbs and in the search.");

export const pagePath = link("Address", "Links from elsewhere lead there: never change it.").regex(
  /^\/([a-z0-9]+(-[a-z0-9]+)*(\/(?!$)|$))*$/,
  { error: ({ input }) => `“${input}”: write it as /about, in small letters and hyphens.` },
);

export const head = group("Head", {
  title: text("Title", 60, "In the tab of the browser and in search results."),
  description: description(),
});

export const label = (max = 28) => line("Label", max, "A word or two above the heading.");
export const heading = (max = 48) => text("Heading", max);

/** The large opening of a page. */
export const introFields = {
  label: label(18).exactOptional(),
  heading: text("Heading", 45, "The largest words of the page."),
  lead: text("Lead", 210, "One or two sentences in large type."),
};

/** What stands below a heading, or beside it. */
export const sentence = (max: number) =>
  text("Text", max, "One or two sentences below the heading.");

/** What opens a section; the limit is that of its text. */
export const sectionFields = (max = 150) => ({
  label: label().exactOptional(),
  heading: heading(),
  text: sentence(max).exactOptional(),
});

export const headed = (title: string, headingMax: number, textMax: number) =>
  group(title, { heading: heading(headingMax), text: text("Text", textMax) });

export const titledText = (title: string, titleMax: number, textMax: number, hint?: string) =>
  group(title, { title: text("Title", titleMax), text: text("Text", textMax) }, hint);

/** A button or a link. */
export const action = (title: string) =>
  group(title, { label: line("Words", 40), href: link("Address") });

export const searchWords = (title: string, max: number) =>
  line(title, max, "Words that people search for and the page does not say; separated by commas.");

/** A day of the calendar. */
export const day = (title: string) =>
  z
    .string()
    .regex(/^20\d\d-\d\d-\d\d$/, { error: ({ input }) => `“${input}”: write a day as 2026-11-16.` })
    .refine((value) => new Date(value).toJSON()?.startsWith(value), {
      error: ({ input }) => `“${input}” is no day of the calendar.`,
    })
    // A day more, because it is tomorrow elsewhere.
    .refine((value) => Date.parse(value) < Date.now() + 24 * 60 * 60 * 1000, {
      error: ({ input }) => `“${input}” is yet to come: write the day of the last change.`,
    })
    .meta({ title });

/** For words that stand on many pages. */
export const example = (kind: Nameable) =>
  reference(kind, "Example", "The form shows its page beside these words.").exactOptional();

export const links = z.record(z.string(), link("Address")).meta({
  title: "Links",
  description: "Words that stand once in the text beside them, and where they lead.",
});

/** Periods that a text gives, on one axis and in its unit. */
export interface PeriodBars {
  heading: string;
  length: number;
  axis: readonly { at: number; label: string }[];
  end: string;
  rows: AtLeast<PeriodRow, 1>;
}
interface PeriodRow {
  name: string;
  words: string;
  section: string;
  spans: readonly { from: number; to: number; isOpen?: true }[];
  key?: true;
}

const at = (title: string) => number(title, 0, 1000, "In the unit of the axis, from 0.");

const axisLabel = z
  .union([at("At"), z.string().regex(/^\d+( .{1,16})?$/)], {
    error: "write a number, or a number and a label of up to 16 characters.",
  })
  .transform((one) => {
    const [, place = "", label = place] = /^(\d+)(?: (.+))?$/.exec(String(one)) ?? [];
    return typeof one === "number" ? { at: one, label: String(one) } : { at: Number(place), label };
  })
  .meta({ title: "Label", description: "A number, and other words for it: 3 Tab closes." });

const span = group("Bar", {
  from: at("From"),
  lasts: number(
    "How long",
    0.01,
    1000,
    "In the unit of the axis. A fact gives it as {fact.serverLogs.calendarDays} or {fact.serverLogs.years}.",
  ),
  isOpen: flag("Of unknown length", "An outline; one up to the end of the axis has no end."),
});

export const periodBars = group("Periods", {
  heading: text("Heading", 48, "With the unit of the axis."),
  length: number("Length of the axis", 1, 1000, "In its unit."),
  axis: list(2, 12, "Labels of the axis", axisLabel),
  end: line("What the dot at the end of a bar means", 16),
  rows: list(
    1,
    6,
    "Rows",
    group("Row", {
      of: onlyWith(),
      name: text("What lasts so long", 34),
      words: line("Period", 52, "In the words of the text."),
      section: line("Heading of the section that gives it", 70),
      spans: list(0, 3, "Bars", span, {
        hint: "None if nothing is kept at all.",
        row: "{lasts} from {from}",
      }),
      key: flag("The most important one", "One row of the axis at most."),
    }),
    { row: "{name}: {words}" },
  ),
}).transform((bars, context): PeriodBars => {
  const { length, axis } = bars;
  const fault = (message: string, ...path: (string | number)[]) =>
    context.addIssue({ code: "custom", path, message });
  for (const [index, { at }] of axis.entries())
    if (at > length || at <= (axis[index - 1]?.at ?? -1))
      fault(`labels go from 0 to ${length}, in order.`, "axis", index);
  if (bars.rows.filter(({ key }) => key).length > 1) fault("one at most has key.", "rows");
  const rows: unknown = bars.rows.map((row, index) => {
    let reached = 0;
    const spans = row.spans.map(({ from, lasts, ...bar }, place) => {
      const to = from + lasts;
      if (to > length || from < reached)
        fault(
          `${from} to ${to}: bars go from 0 to ${length}, in order.`,
          ...["rows", index, "spans", place, "lasts"],
        );
      reached = to;
      return { ...bar, from, to };
    });
    return { ...row, spans };
  });
  return { ...bars, rows: rows as PeriodBars["rows"] };
});
