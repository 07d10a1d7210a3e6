import { defineBand } from "../../content/schema/band.ts";
import { line } from "../../content/schema/fields.ts";
import { links, sectionFields } from "../../content/schema/pages/parts.ts";

export const topics = defineBand(
  "topics",
  "Contact: email topics",
  "A prepared email for every service and topic. Use it on the contact page.",
  {
    ...sectionFields(235),
    links: links.exactOptional(),
    general: line("General email", 18, "The label of the email about anything else."),
  },
  {
    ground: "sand",
    anchor: "topics",
    uses: ["serviceGroups", "services", "letter"],
    ids: (_words, { services, serviceGroups }) => [
      ...services.map(({ id }) => id),
      ...serviceGroups.groups.flatMap(({ topics = [] }) => topics.map(({ id }) => id)),
    ],
    *agrees(words) {
      for (const name of Object.keys(words.links ?? {}))
        if (words.text?.split(name).length !== 2)
          yield { path: ["links", name], message: `“${name}” has to be in the text exactly once.` };
    },
  },
);
