import { defineBand } from "../../content/schema/band.ts";
import { sectionFields } from "../../content/schema/pages/parts.ts";

export const process = defineBand(
  "process",
  "Process: steps",
  "The steps kept under Process, drawn on one path. Use it to show how the firm works.",
  sectionFields(),
  {
    ground: "sand",
    anchor: "process",
    uses: ["processSteps"],
    isEmpty: (_words, { processSteps }) => !processSteps.length,
    found: (_words, { processSteps }) => ({
      more: processSteps.flatMap(({ title, description, bulletPoints }) => [
        title,
        description,
        ...bulletPoints,
      ]),
    }),
  },
);
