/** What several pages have in common. */
import { z } from "zod";
import {
  description,
  faultIn,
  flag,
  group,
  line,
  link,
  list,
  type Nameable,
  number,
  reference,
  resultText,
  rows,
  text,
} from "../fields.ts";
import { onlyWith } from "../offers.ts";

export const pageName = line("Name", 30, "Shown in breadcrumbs and search results.");

export const pagePath = link(
  "Address",
  "For example: /about. Other sites link to it, so keep it.",
).regex(/^\/([a-z0-9]+(-[a-z0-9]+)*(\/(?!$)|$))*$/, {
  error: ({ input }) =>
    `“${input}” is not an address. Write it like /about, with lowercase letters, digits and hyphens.`,
});

export const head = group("Search engines", {
  title: resultText("Title", 60, "Shown in the browser tab and in search results."),
  description: description(),
});

export const label = (max = 28) => line("Label", max, "One or two words above the heading.");
export const heading = (max = 48) => text("Heading", max);

/** The large opening of a page. */
export const introFields = {
  label: label(18).exactOptional(),
  heading: text("Heading", 45, "The largest words on the page, so keep it to one thought."),
  lead: text("Lead", 210, "One or two sentences in large type below the heading."),
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
  group(title, { label: line("Label", 40), href: link("Address") });

/** By which a search finds an entry, a page or a band, besides what it says. */
export const searchWords = (max: number, more = "") =>
  line(
    "Search words",
    max,
    `Words people search for${more}. Separate them with commas.`,
  ).exactOptional();

/** A day of the calendar. */
export const day = (title: string) =>
  z
    .string()
    .regex(/^20\d\d-\d\d-\d\d$/, {
      error: ({ input }) => `“${input}” is not a day. Write it like 2026-11-16.`,
    })
    .refine((value) => new Date(value).toJSON()?.startsWith(value), {
      error: ({ input }) => `“${input}” is not on the calendar.`,
    })
    // A day more, because it is tomorrow elsewhere.
    .refine((value) => Date.parse(value) < Date.now() + 24 * 60 * 60 * 1000, {
      error: ({ input }) => `“${input}” is in the future. Write the day of the last change.`,
    })
    .meta({ title, description: "For example: 2026-11-16" });

/** For words that stand on many pages. */
export const example = (kind: Nameable) =>
  reference(kind, "Example", "Its page is shown beside this form.").exactOptional();

export const links = z.record(z.string(), link("Address")).meta({
  title: "Links",
  description: "Words from the text that become links, and where each leads.",
});

const at = (title: string) => number(title, 0, 1000, "In the unit of the axis, counted from 0.");

const span = group("Bar", {
  from: at("From"),
  lasts: number(
    "Length",
    0.01,
    1000,
    "In the unit of the axis. A fact can give it, such as {fact.serverLogs.calendarDays} or {fact.serverLogs.years}.",
  ),
  isOpen: flag("Open-ended", "Drawn as an outline. Up to the end of the axis, it has no end."),
});

/** Periods that a text gives, on one axis and in its unit. */
export const periodBars = group("Periods", {
  heading: text("Heading", 48, "Name the unit of the axis in it."),
  length: number("Length of the axis", 1, 1000, "In the unit of the axis."),
  axis: rows(2, 12, "Axis labels", "Label", "{at} {label}", {
    at: at("Position"),
    label: line("Label", 16, "Leave it empty to show the number.").exactOptional(),
  }),
  end: line("Meaning of the dot", 16, "The dot at the end of a bar."),
  rows: rows(1, 6, "Rows", "Row", "{name}: {words}", {
    of: onlyWith(),
    name: text("Name", 34, "What is kept for this long."),
    words: line("Period", 52, "In the same words as in the text."),
    section: line("Section", 70, "The heading of the section that states the period."),
    spans: list(0, 3, "Bars", span, { row: "{lasts} from {from}" }).describe(
      "None, if nothing is kept.",
    ),
    key: flag("Highlight", "One row at most."),
  }),
}).transform((bars, context) => {
  const { length, axis } = bars;
  const fault = faultIn(context);
  for (const [index, { at }] of axis.entries())
    if (at > length || at <= (axis[index - 1]?.at ?? -1))
      fault(`is out of order. Labels run from 0 to ${length}.`, "axis", index);
  if (bars.rows.filter(({ key }) => key).length > 1)
    fault("highlights more than one row. Highlight one at most.", "rows");
  const rows = bars.rows.map((row, index) => {
    let reached = 0;
    const spans = row.spans.map(({ from, lasts, ...bar }, place) => {
      const to = from + lasts;
      if (to > length || from < reached)
        fault(
          `makes a bar from ${from} to ${to}. Bars run from 0 to ${length}, in order, without overlaps.`,
          ...["rows", index, "spans", place, "lasts"],
        );
      reached = to;
      return { ...bar, from, to };
    });
    return { ...row, spans };
  });
  return { ...bars, rows };
});

export type PeriodBars = z.output<typeof periodBars>;
