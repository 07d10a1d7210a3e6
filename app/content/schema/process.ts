import { anyNumber, group, line, rows, text } from "./fields.ts";
import { pictogram } from "./pictogram.ts";

export const processSchema = group("Process", {
  steps: rows(0, 8, "Steps", "Step", "{title}", {
    title: line("Title", 40),
    description: text("Description", 140),
    bulletPoints: anyNumber(8, "Bullet points", line("Bullet point", 60)),
    icon: pictogram.exactOptional(),
  })
    .refine(({ length }) => !length || length > 2, "needs at least three steps, or none.")
    .prefault([]),
});
