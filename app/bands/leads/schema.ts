import { z } from "zod";
import { defineBand } from "../../content/schema/band.ts";
import { entry } from "../../content/schema/entry.ts";
import { group, line, link, list, text, whole } from "../../content/schema/fields.ts";
import { sectionFields } from "../../content/schema/pages/parts.ts";

const lead = group("Lead", {
  name: line("Name", 40).exactOptional(),
  portrait: link(
    "Portrait",
    "A square picture: a path on this site, or an https address on an allowed host.",
  ).exactOptional(),
  role: line("Role", 34),
  service: entry("services", "Practice"),
  years: whole("Years of experience", 1, 60, "With any employer."),
  program: text("A program that they ran", 155),
  source: z
    .union(
      [
        group("A case study", { caseStudy: entry("case-studies", "Case study") }),
        group("A testimonial", { client: entry("clients", "Client") }),
      ],
      { error: "write caseStudy with a case study, or client with a client." },
    )
    .meta({ title: "Where it can be read about" }),
}).refine(({ name, portrait }) => name !== undefined || portrait === undefined, {
  path: ["portrait"],
  error: "add the name as well.",
});

export const leads = defineBand(
  "leads",
  "Firm: who leads the practices",
  { ...sectionFields(), leads: list(1, 12, "Leads", lead, { row: "{role}" }) },
  {
    anchor: "leads",
    found: ({ heading, text, leads }) => ({
      title: heading,
      text,
      more: leads.map(({ role }) => role),
    }),
    *agrees({ leads }, { testimonials }) {
      for (const [index, { source }] of leads.entries())
        if (
          "client" in source &&
          !testimonials.some(({ company }) => company === source.client.name)
        )
          yield {
            path: ["leads", index, "source"],
            message: `no testimonial is from ${source.client.name}.`,
          };
    },
  },
);
