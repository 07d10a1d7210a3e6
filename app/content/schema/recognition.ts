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
    }).refine(({ claim, description }) => claim || /^“.+,” 20\d\d$/.test(description), {
      path: ["description"],
      error:
        "needs the title of the report in quotes and its year, like “The State of Delivery,” 2025. Or choose a figure.",
    }),
    { row: "{source}" },
  ),
});
