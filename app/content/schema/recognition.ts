import { anyNumber, group, line, reference } from "./fields.ts";

export const recognitionSchema = group("Recognition", {
  recognition: anyNumber(
    12,
    "Recognition",
    group("Mention", {
      source: line("Source", 30),
      rating: line("Rating", 30),
      description: line("Description", 120),
      claim: reference("claims", "Figure", "Set if the rating is a claim.").exactOptional(),
    }).refine(({ claim, description }) => claim || /^“.+,” 20\d\d$/.test(description), {
      path: ["description"],
      error: "write “The title of the report,” and its year.",
    }),
    { row: "{source}" },
  ),
});
