import { exactly, group, line } from "../fields.ts";
import { closing, figure, head, heading, intro, place, search } from "./parts.ts";

export const testimonialsPageSchema = group("Testimonials", {
  ...place("/testimonials"),
  head,
  intro,
  legend: group(
    "Legend",
    { run: line("Bar", 30), handover: line("Dot", 10) },
    "What is drawn above each quote.",
  ),
  closing,
  figuresHeading: heading(41),
  figures: exactly(3, "Figures", group("Figure", { claim: figure(), label: line("Label", 30) }), {
    row: "{claim}",
  }),
  search: search.exactOptional(),
});
