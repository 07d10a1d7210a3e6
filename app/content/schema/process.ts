import { exactly, group, line, text } from "./fields.ts";
import { pictogram } from "./pictogram.ts";

export const processSchema = group("Process", {
  steps: exactly(
    6,
    "Steps",
    group("Step", {
      title: line("Title", 40),
      description: text("Description", 140),
      bulletPoints: exactly(4, "Points", line("Point", 60)),
      icon: pictogram,
    }),
    { row: "{title}" },
  ),
});
