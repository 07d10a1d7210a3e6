import { defineBand } from "../../content/schema/band.ts";
import { entry } from "../../content/schema/entry.ts";
import { anyRows, group, link, text } from "../../content/schema/fields.ts";
import { sectionFields } from "../../content/schema/pages/parts.ts";

export const industries = defineBand(
  "industries",
  "Firm: industries",
  "The industries the firm works in, with what a client says. Use it to lead visitors to their field.",
  {
    ...sectionFields(),
    industries: anyRows(12, "Industries", "Industry", "{industry}", {
      industry: entry("industries", "Industry"),
      href: link("Link", "Its service, its case studies, or the contact page with a topic."),
      text: text("Text", 118),
      proof: group("Client statement", {
        company: entry("clients", "Client", "A different one for each industry."),
        text: text("Text", 74, "It follows the name of the client."),
      }).exactOptional(),
    }),
  },
  {
    anchor: "industries",
    role: "industries",
    isEmpty: ({ industries }) => !industries.length,
    found: ({ industries }) => ({
      more: industries.flatMap(({ industry, text }) => [industry.name, text]),
    }),
    *agrees({ industries }) {
      const companies = industries.map(({ proof }) => proof?.company.name);
      for (const [index, company] of companies.entries())
        if (company && companies.indexOf(company) < index)
          yield {
            path: ["industries", index, "proof", "company"],
            message: `“${company}” already speaks for another industry. Choose another client.`,
          };
    },
  },
);
