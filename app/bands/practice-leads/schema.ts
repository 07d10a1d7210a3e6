import { z } from "zod";
import { defineBand } from "../../content/schema/band.ts";
import { entry } from "../../content/schema/entry.ts";
import {
  anyNumber,
  focus,
  group,
  line,
  picture,
  text,
  whole,
} from "../../content/schema/fields.ts";
import { sectionFields } from "../../content/schema/pages/parts.ts";

const lead = group("Lead", {
  name: line("Name", 40).exactOptional(),
  portrait: picture("Portrait", [240, 240], {
    fallback: 240,
    least: [240, 240],
  }).exactOptional(),
  imageFocus: focus("portrait", { Portrait: 1 }),
  role: line("Role", 34),
  service: entry("services", "Practice").exactOptional(),
  years: whole("Years of experience", 1, 60, "Anywhere, not only at the firm.").exactOptional(),
  program: text("Program", 155, "One that this person ran.").exactOptional(),
  source: z
    .union(
      [
        group("A case study", { caseStudy: entry("case-studies", "Case study") }),
        group("A testimonial", {
          client: entry("clients", "Client").meta({ cites: "testimonials" }),
        }),
      ],
      { error: "needs a case study or a client." },
    )
    .meta({
      title: "Source",
      description: "A case study or a client, where the program can be looked up.",
    })
    .exactOptional(),
}).refine(({ name, portrait }) => name !== undefined || portrait === undefined, {
  path: ["portrait"],
  error: "needs a name beside it.",
});

interface Practices {
  practices?: readonly { since: number; service?: { id: string } }[];
}

export const practiceLeads = defineBand(
  "practice-leads",
  "Firm: practice leads",
  "The people who lead the practices, with programs they ran. Use it on the page about the firm.",
  { ...sectionFields(), leads: anyNumber(12, "Leads", lead, { row: "{role}" }) },
  {
    anchor: "leads",
    isEmpty: ({ leads }) => !leads.length,
    found: ({ leads }) => ({ more: leads.map(({ role }) => role) }),
    /** What they ran can be read about, and is no older than their practice. */
    *agrees({ leads }, { testimonials }, neighbors) {
      const practices = neighbors.flatMap((one) => (one as Practices).practices ?? []);
      for (const [index, { service, source }] of leads.entries()) {
        if (!source || !("client" in source)) continue;
        const path = ["leads", index, "source"];
        const since = practices.find((one) => one.service?.id === service?.id)?.since ?? 0;
        const quote = testimonials.find(({ company }) => company === source.client?.name);
        const from = quote?.runs?.[0].from ?? since;
        if (!quote)
          yield {
            path,
            message: `no testimonial is from ${source.client?.name}. Choose another source, or add a testimonial.`,
          };
        else if (from < since)
          yield {
            path,
            message: `is about work from ${from}, but the practice began in ${since}. Choose another source.`,
          };
      }
    },
  },
);
