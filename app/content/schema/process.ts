import { anyNumber, group, line, list, text } from "./fields.ts";
import { pictogram } from "./pictogram.ts";

export const processSchema = group("Process", {
  steps: list(
    0,
    8,
    "Steps",
    group("Step", {
      title: line("Title", 40),
      description: text("Description", 140),
      bulletPoints: anyNumber(8, "Bullet points", line("Bullet point", 60)),
      icon: pictogram.exactOptional(),
    }),
    { row: "{title}" },
  )
    .refine(({ length }) => !length || length > 2, "needs at least three steps, or none.")
    .prefault([]),
});
