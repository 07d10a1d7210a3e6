import { defineBand } from "../../content/schema/band.ts";

export const serviceText = defineBand(
  "service-text",
  "Service: text, with facts at its side",
  {},
  {
    of: ["service"],
    anchor: "overview",
    ids: (_, __, { sample }) => [
      ...["first-four-weeks", "week-1", "week-2", "week-3", "week-4"],
      ...["passage-1", "passage-2", "passage-3", "passage-4"],
      ...["schedule", "overview", "quick", "touch", "why", "features", "benefits", "related"].map(
        (one) => `${one}-heading`,
      ),
      ...(sample ? ["sample", "sample-heading"] : []),
    ],
  },
);
