import { defineBand, withHeadings } from "../../content/schema/band.ts";
import { choice, group, line, list, markdown, text as words } from "../../content/schema/fields.ts";
import { day, periodBars } from "../../content/schema/pages/parts.ts";
import { slugOf } from "../../text/slug.ts";
import { rowFaults } from "../periods/schema.ts";

const header = (name: string, max = 112) => words(name, max, "What it does for visitors.");

const section = group("Section", {
  heading: line("Heading", 70),
  paragraphs: list(1, 40, "Paragraphs", markdown("Paragraph", 4000)),
  shows: choice(
    "Shown below the text",
    ["headers", "storedKeys", "reportFile", "periods"],
    "A table or a link below the text of this section.",
  ).exactOptional(),
});

export const text = defineBand(
  "text",
  "Text: sections with contents",
  "Long text in sections with a table of contents. Use it for policies and statements.",
  {
    wordingChanged: day("Last change").exactOptional(),
    mailbox: choice("Email for questions", ["info", "privacy", "legal"]).exactOptional(),
    sections: list(1, 30, "Sections", section, { row: "{heading}" }),
    headers: group("Meaning of the headers", {
      "Content-Security-Policy": header("Content-Security-Policy", 215),
      "Cross-Origin-Opener-Policy": header("Cross-Origin-Opener-Policy"),
      "Cross-Origin-Resource-Policy": header("Cross-Origin-Resource-Policy"),
      "Permissions-Policy": header("Permissions-Policy"),
      "Referrer-Policy": header("Referrer-Policy"),
      "Strict-Transport-Security": header("Strict-Transport-Security"),
      "X-Content-Type-Options": header("X-Content-Type-Options"),
    }).exactOptional(),
    reportFile: words("Words before the link to security.txt", 57).exactOptional(),
    periods: periodBars.exactOptional(),
  },
  {
    anchor: "text",
    uses: ["storedKeys", "storedKeyWords"],
    ids: ({ sections }) => withHeadings(sections.map(({ heading }) => slugOf(heading))),
    texts: ({ sections }) => sections.map(({ heading }) => heading),
    *agrees({ sections, headers, reportFile, periods }) {
      const given = { headers, reportFile, periods };
      for (const [index, { heading, shows }] of sections.entries()) {
        const before = sections.slice(0, index);
        if (before.some((one) => one.heading === heading))
          yield {
            path: ["sections", index],
            message: `“${heading}” is already a heading. Change one of them.`,
          };
        if (shows && before.some((one) => one.shows === shows))
          yield {
            path: ["sections", index, "shows"],
            message: `“${shows}” is already shown by another section. Keep one.`,
          };
        if (shows && shows !== "storedKeys" && !given[shows])
          yield {
            path: ["sections", index, "shows"],
            message: `“${shows}” has no words yet. Fill it in below the sections.`,
          };
      }
      const faults = periods ? rowFaults(periods, { sections }, (words) => words) : [];
      for (const { path, message } of faults) yield { path: ["periods", ...path], message };
    },
  },
);
