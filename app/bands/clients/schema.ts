import { defineBand } from "../../content/schema/band.ts";
import { sectionFields } from "../../content/schema/pages/parts.ts";

export const clients = defineBand(
  "clients",
  "Clients: logos and awards",
  "The logos of clients, with awards and ratings. Use it where visitors should see whom the firm works for.",
  sectionFields(),
  {
    anchor: "clients",
    uses: ["clients", "recognition"],
    isEmpty: (_words, { clients, recognition }) => !clients.length && !recognition.length,
  },
);
