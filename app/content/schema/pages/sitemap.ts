import { eachOnce } from "../each-once.ts";
import { choice, group, line, list, text } from "../fields.ts";
import { head, heading, intro, place, search } from "./parts.ts";

const section = (title: string) => line(title, 16);
/** Files for machines that a build writes. */
const addresses = [
  "/sitemap.xml",
  "/robots.txt",
  "/llms.txt",
  "/feed.xml",
  "/.well-known/security.txt",
  "/humans.txt",
] as const;

export const sitemapSchema = group("Sitemap", {
  ...place("/sitemap"),
  head,
  intro,
  drawing: group("Drawing", {
    heading: heading(25),
    axis: line("Axis", 36),
    end: line("What the dot at the end of a bar means", 24),
  }),
  sections: group("Headings", {
    company: section("Company"),
    services: section("Services"),
    caseStudies: section("Case studies"),
    trust: section("Trust"),
    legal: section("Legal"),
    machines: section("For machines"),
  }),
  machines: group("For machines", {
    text: text("Text", 92),
    files: list(
      1,
      6,
      "Files",
      group("File", { address: choice("Address", addresses), text: text("Text", 70) }),
      { row: "{address}" },
    ).superRefine(eachOnce("address")),
  }),
  search: search.exactOptional(),
});
