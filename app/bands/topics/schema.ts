import { defineBand } from "../../content/schema/band.ts";
import { line } from "../../content/schema/fields.ts";
import { links, sectionFields } from "../../content/schema/pages/parts.ts";

export const topics = defineBand(
  "topics",
  "Contact: a prepared email for every topic",
  {
    ...sectionFields(235),
    links: links.exactOptional(),
    general: line("An email about anything else", 18),
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
          yield { path: ["links", name], message: `write “${name}” into the text, once.` };
    },
  },
);
