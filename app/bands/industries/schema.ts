import { defineBand } from "../../content/schema/band.ts";
import { entry } from "../../content/schema/entry.ts";
import { anyNumber, group, link, text } from "../../content/schema/fields.ts";
import { sectionFields } from "../../content/schema/pages/parts.ts";

export const industries = defineBand(
  "industries",
  "Firm: industries, with a client of each",
  {
    ...sectionFields(),
    industries: anyNumber(
      12,
      "Industries",
      group("Industry", {
        industry: entry("industries", "Industry"),
        href: link(
          "Where the tile leads",
          "Its service, its case studies, or the contact page with a topic.",
        ),
        text: text("Text", 118),
        proof: group("What a client says about us", {
          company: entry("clients", "Client", "Another one for each industry."),
          text: text("Text", 74, "Follows the name of the client."),
        }).exactOptional(),
      }),
      { row: "{industry}" },
    ),
  },
  {
    anchor: "industries",
    isEmpty: ({ industries }) => !industries.length,
    found: ({ heading, text, industries }) => ({
      title: heading,
      text,
      more: industries.flatMap(({ industry, text }) => [industry.name, text]),
    }),
    *agrees({ industries }) {
      const companies = industries.map(({ proof }) => proof?.company.name);
      for (const [index, company] of companies.entries())
        if (company && companies.indexOf(company) < index)
          yield {
            path: ["industries", index, "proof", "company"],
            message: `“${company}” speaks for another industry already.`,
          };
    },
  },
);
