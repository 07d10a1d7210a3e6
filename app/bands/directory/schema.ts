import { defineBand, withHeadings } from "../../content/schema/band.ts";
import { eachOnce } from "../../content/schema/each-once.ts";
import { choice, group, line, rows, text } from "../../content/schema/fields.ts";
import { slugOf } from "../../text/slug.ts";

/** Files for machines that a build writes. */
const addresses = [
  "/sitemap.xml",
  "/robots.txt",
  "/llms.txt",
  "/feed.xml",
  "/.well-known/security.txt",
  "/humans.txt",
] as const;

export const directory = defineBand(
  "directory",
  "Site map: all pages",
  "Links to all pages of the site. Use it on the site map.",
  {
    name: line("Name", 40, "Read by screen readers only."),
    machines: group("Files for machines", {
      heading: line("Heading", 16),
      text: text("Text", 92),
      files: rows(1, 6, "Files", "File", "{address}", {
        address: choice("Address", addresses),
        text: text("Description", 70),
      }).superRefine(eachOnce("address")),
    }).exactOptional(),
  },
  {
    anchor: "directory",
    role: "directory",
    uses: ["sitePages", "services", "serviceGroups", "caseStudies"],
    ids: ({ machines }, { serviceGroups, words: { directory } }) =>
      withHeadings([
        ...[directory.company, directory.caseStudies, directory.trust, directory.legal].map(slugOf),
        ...serviceGroups.groups.map(({ id }) => id),
        ...(machines ? [slugOf(machines.heading)] : []),
      ]),
  },
);
