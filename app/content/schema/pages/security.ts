import { asAnchor, eachOnce } from "../each-once.ts";
import { choice, exactly, group, line, list, text } from "../fields.ts";
import { head, heading, intro, periodBars, place, search } from "./parts.ts";

const column = (title: string) => line(title, 16);
const directive = (name: string) =>
  group(name, { name: line("What comes in", 35), text: text("What it may be", 60) });
const header = (name: string, max = 112) => text(name, max, "What it does for a visitor.");

const section = group("Section", {
  heading: text("Heading", 34),
  paragraphs: list(1, 3, "Paragraphs", text("Paragraph", 275)),
  shows: choice(
    "Shown below the text",
    ["headers", "storedKeys", "reportFile", "schedule"],
    "The headers, what the browser keeps, the link to security.txt, or the periods.",
  ).exactOptional(),
});

export const securitySchema = group("Security", {
  ...place("/security"),
  head,
  intro,
  clientData: group("Security and data handling", {
    heading: heading(),
    items: exactly(6, "Lines", group("Line", { term: line("Term", 20), text: text("Text", 215) }), {
      row: "{term}",
    }),
  }),
  doors: group("What a page may load", {
    heading: heading(56),
    text: text("Text", 135),
    what: line("Heading above the names", 16, "For screen readers."),
    columns: group("Columns", {
      self: column("From this site"),
      hash: column("Known by its hash"),
      data: column("Inside the page"),
      host: column("From other hosts"),
    }),
    closed: line("A closed door", 20),
    empty: text("If nothing comes from another host", 38),
    someHosts: text("If pictures come from other hosts", 56),
  }),
  policy: group(
    "Content security policy",
    {
      "default-src": directive("default-src"),
      "script-src": directive("script-src"),
      "style-src": directive("style-src"),
      "img-src": directive("img-src"),
      "font-src": directive("font-src"),
      "connect-src": directive("connect-src"),
      "base-uri": directive("base-uri"),
      "form-action": directive("form-action"),
    },
    "What each part of the policy that we deploy is about.",
  ),
  headers: group("Headers", {
    "Content-Security-Policy": header("Content-Security-Policy", 215),
    "Cross-Origin-Opener-Policy": header("Cross-Origin-Opener-Policy"),
    "Cross-Origin-Resource-Policy": header("Cross-Origin-Resource-Policy"),
    "Permissions-Policy": header("Permissions-Policy"),
    "Referrer-Policy": header("Referrer-Policy"),
    "Strict-Transport-Security": header("Strict-Transport-Security"),
    "X-Content-Type-Options": header("X-Content-Type-Options"),
  }),
  schedule: periodBars,
  reportFile: text("Words before the link to security.txt", 57),
  sections: list(1, 10, "Sections", section, { row: "{heading}" }).superRefine(
    eachOnce("heading", asAnchor),
  ),
  search: search.exactOptional(),
}).superRefine(({ schedule, sections }, context) => {
  const fault = (message: string, ...path: (string | number)[]) =>
    context.addIssue({ code: "custom", path, message });
  for (const [index, { shows }] of sections.entries())
    if (shows && sections.slice(0, index).some((one) => one.shows === shows))
      fault(`“${shows}” is shown by another section already.`, "sections", index, "shows");
  for (const [index, { words, section }] of schedule.rows.entries()) {
    const paragraphs = sections.find(({ heading }) => heading === section)?.paragraphs;
    if (!paragraphs)
      fault(`no section is headed “${section}”.`, "schedule", "rows", index, "section");
    else if (!paragraphs.join(" ").includes(words))
      fault(`“${section}” does not say “${words}”.`, "schedule", "rows", index, "words");
  }
});
