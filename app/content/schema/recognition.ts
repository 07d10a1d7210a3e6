import { anyNumber, group, line, reference } from "./fields.ts";

export const recognitionSchema = group("Recognition", {
  recognition: anyNumber(
    12,
    "Recognition",
    group("Award or rating", {
      source: line("Source", 30),
      rating: line("Rating", 30),
      description: line("Description", 120),
      claim: reference(
        "claims",
        "Figure",
        "The figure that explains the rating, if there is one.",
      ).exactOptional(),
    }),
    { row: "{source}" },
  ),
});
