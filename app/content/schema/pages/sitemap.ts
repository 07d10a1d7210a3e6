import { group, line, text } from "../fields.ts";
import { head, heading, intro, place, search } from "./parts.ts";

const section = (title: string) => line(title, 16);
const file = (name: string) => text(name, 70, "Shown only if the build writes the file.");

export const sitemapSchema = group("Sitemap", {
  ...place,
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
    files: group("Files", {
      "/sitemap.xml": file("/sitemap.xml"),
      "/robots.txt": file("/robots.txt"),
      "/llms.txt": file("/llms.txt"),
      "/feed.xml": file("/feed.xml"),
      "/.well-known/security.txt": file("/.well-known/security.txt"),
      "/humans.txt": file("/humans.txt"),
    }),
  }),
  search: search.exactOptional(),
});
