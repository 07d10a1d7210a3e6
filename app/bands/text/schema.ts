import { plainText } from "../../content/markdown.ts";
import { defineBand, withHeadings } from "../../content/schema/band.ts";
import { choice, group, line, list, markdown, text as words } from "../../content/schema/fields.ts";
import { day, periodBars } from "../../content/schema/pages/parts.ts";
import { slugOf } from "../../text/slug.ts";

const header = (name: string, max = 112) => words(name, max, "What it does for a visitor.");

const section = group("Section", {
  heading: line("Heading", 70),
  paragraphs: list(1, 40, "Paragraphs", markdown("Paragraph", 4000)),
  shows: choice(
    "Shown below the text",
    ["headers", "storedKeys", "reportFile", "periods"],
    "The headers, what the browser keeps, the link to security.txt, or the periods.",
  ).exactOptional(),
});

export const text = defineBand(
  "text",
  "Text: sections with a table of contents",
  {
    wordingChanged: day("Day of the last change to the wording").exactOptional(),
    mailbox: choice("Mailbox for questions", ["privacy", "legal"]).exactOptional(),
    sections: list(1, 30, "Sections", section, { row: "{heading}" }),
    headers: group("What the headers mean", {
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
          yield { path: ["sections", index], message: `“${heading}” is a heading already.` };
        if (shows && before.some((one) => one.shows === shows))
          yield {
            path: ["sections", index, "shows"],
            message: `“${shows}” is shown by another section already.`,
          };
        if (shows && shows !== "storedKeys" && !given[shows])
          yield { path: ["sections", index, "shows"], message: `add “${shows}” to the band.` };
      }
      for (const [index, { words, section }] of (periods?.rows ?? []).entries()) {
        const path = ["periods", "rows", index];
        const paragraphs = sections.find(({ heading }) => heading === section)?.paragraphs;
        if (!paragraphs) yield { path, message: `there is no section “${section}”.` };
        else if (!paragraphs.map(plainText).join(" ").includes(words))
          yield { path, message: `the section “${section}” does not say “${words}”.` };
      }
    },
  },
);
