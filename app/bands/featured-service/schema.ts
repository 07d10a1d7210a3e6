import { defineBand } from "../../content/schema/band.ts";
import { entry } from "../../content/schema/entry.ts";
import { anyNumber, text } from "../../content/schema/fields.ts";
import { heading, label, sentence } from "../../content/schema/pages/parts.ts";
import { gantt } from "../../content/schema/visualization.ts";

/** The order of an engagement, where nothing critical runs beside anything else. */
const schedule = gantt.superRefine(({ bars }, context) => {
  let reached = 0;
  for (const [index, { start, end, critical }] of bars.entries()) {
    if (!critical) continue;
    if (start !== reached)
      context.addIssue({
        code: "custom",
        path: ["bars", index, "start"],
        message: `on the critical path it begins at ${reached}, where the bar before it ends.`,
      });
    reached = end;
  }
});

export const featuredService = defineBand(
  "featured-service",
  "Service: featured, with its schedule",
  {
    service: entry("services", "Service"),
    label: label().exactOptional(),
    heading: heading(),
    text: sentence(185).exactOptional(),
    points: anyNumber(5, "Points", text("Point", 46)),
    schedule: schedule.exactOptional(),
  },
  { ground: "ink", anchor: "featured" },
);
