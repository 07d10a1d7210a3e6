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
  years: whole("Years of experience", 1, 60, "With any employer.").exactOptional(),
  program: text("A program that they ran", 155).exactOptional(),
  source: z
    .union(
      [
        group("A case study", { caseStudy: entry("case-studies", "Case study") }),
        group("A testimonial", { client: entry("clients", "Client") }),
      ],
      { error: "write caseStudy with a case study, or client with a client." },
    )
    .meta({ title: "Where it can be read about" })
    .exactOptional(),
}).refine(({ name, portrait }) => name !== undefined || portrait === undefined, {
  path: ["portrait"],
  error: "add the name as well.",
});

interface Practices {
  practices: readonly { since: number; service?: { id: string } }[];
}

export const practiceLeads = defineBand(
  "practice-leads",
  "Firm: who leads the practices",
  { ...sectionFields(), leads: anyNumber(12, "Leads", lead, { row: "{role}" }) },
  {
    anchor: "leads",
    isEmpty: ({ leads }) => !leads.length,
    found: ({ heading, text, leads }) => ({
      title: heading,
      text,
      more: leads.map(({ role }) => role),
    }),
    /** What they ran can be read about, and is no older than their practice. */
    *agrees({ leads }, { testimonials }, neighbors) {
      const practices = neighbors.flatMap((one) =>
        one.band === "practices" ? (one as unknown as Practices).practices : [],
      );
      for (const [index, { service, source }] of leads.entries()) {
        if (!source || !("client" in source)) continue;
        const path = ["leads", index, "source"];
        const since = practices.find((one) => one.service?.id === service?.id)?.since ?? 0;
        const quote = testimonials.find(({ company }) => company === source.client?.name);
        const from = quote?.runs?.[0].from ?? since;
        if (!quote) yield { path, message: `no testimonial is from ${source.client?.name}.` };
        else if (from < since)
          yield { path, message: `worked with us in ${from}, and the practice began in ${since}.` };
      }
    },
  },
);
