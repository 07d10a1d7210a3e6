import { defineBand } from "../../content/schema/band.ts";
import { entry } from "../../content/schema/entry.ts";
import { anyNumber, text } from "../../content/schema/fields.ts";
import { heading, label, sentence } from "../../content/schema/pages/parts.ts";
import { gantt } from "../../content/schema/visualization.ts";

export const featuredService = defineBand(
  "featured-service",
  "Services: featured",
  "One service in a dark band, with points and a schedule. Use it for the service you most want to sell.",
  {
    service: entry("services", "Service"),
    label: label().exactOptional(),
    heading: heading(),
    text: sentence(185).exactOptional(),
    points: anyNumber(5, "Bullet points", text("Bullet point", 46)),
    schedule: gantt.exactOptional(),
  },
  { ground: "ink", anchor: "featured" },
);
