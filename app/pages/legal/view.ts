import { drawnPeriods } from "../../bands/drawn-periods";
import { legalPages, storedKeys } from "../../content/content";
import type { LegalPage } from "../../content/types";
import { longDate } from "../../lib/long-date";
import { site } from "../../site";
import { slugOf } from "../../text/slug";

/** Everything the legal page at this path shows. */
export function legalView(path: string) {
  const page = legalPages[path] as LegalPage;
  const { title, description, wordingChanged, mailbox, schedules = [], sections } = page;
  return {
    path,
    title,
    description,
    wordingChanged: longDate(new Date(`${wordingChanged}T12:00`), site.language),
    mailbox: site.mailboxes[mailbox],
    schedules: schedules.map(drawnPeriods),
    sections: sections.map(({ heading, paragraphs, links, showsStoredKeys }) => ({
      id: slugOf(heading),
      heading,
      paragraphs,
      links,
      stored: showsStoredKeys ? storedKeys : undefined,
    })),
  };
}

export type LegalView = ReturnType<typeof legalView>;
