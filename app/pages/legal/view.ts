import { legalPages } from "../../content/legal";
import type { LegalPage, LegalSchedule } from "../../content/types";
import { longDate } from "../../lib/long-date";
import { slugOf } from "../../lib/slug";
import { site } from "../../site";
import { percent } from "../../visualization/figures";

type Row = LegalSchedule["rows"][number];

/** A schedule in shares of its axis. */
export function drawnSchedule({ heading, length, axis, end, rows }: LegalSchedule) {
  const x = (at: number) => percent((at / length) * 100);
  const drawnRow = ({ name, words, section, spans, key }: Row) => {
    const last = spans.at(-1);
    const isEndless = last?.isOpen && last.to === length;
    return {
      name,
      words,
      to: `#${slugOf(section)}`,
      isKey: key === true,
      bars: spans.map(({ from, to, isOpen }) => ({
        x: x(from),
        // One without an end is cut off by the end of the axis.
        width: x((isOpen && to === length ? to * 1.02 : to) - from),
        isOpen: isOpen === true,
      })),
      end: last && !isEndless ? x(last.to) : undefined,
    };
  };
  return {
    heading,
    end,
    id: slugOf(heading),
    axis: axis.map(({ at, label }) => ({ label, x: x(at), isLast: at === length })),
    rows: rows.map(drawnRow),
  };
}

export type DrawnSchedule = ReturnType<typeof drawnSchedule>;

/** Everything the legal page at this path shows. */
export function legalView(path: string) {
  const page = (legalPages as Partial<Record<string, LegalPage>>)[path];
  if (!page) throw new Error(`app/content/legal.ts has no text for ${path}.`);
  const { title, description, wordingChanged, mailbox, schedules = [], sections } = page;
  return {
    path,
    title,
    description,
    wordingChanged: longDate(new Date(`${wordingChanged}T12:00`), site.language),
    mailbox: site.mailboxes[mailbox],
    schedules: schedules.map(drawnSchedule),
    sections: sections.map((section) => ({ id: slugOf(section.heading), ...section })),
  };
}

export type LegalView = ReturnType<typeof legalView>;
