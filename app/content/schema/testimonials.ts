import { flag, group, line, list, number, text, whole } from "./fields.ts";

const quarter = (title: string) =>
  number(title, 1990, 2100).refine((year) => Number.isInteger(year * 4), "in whole quarters.");

export const testimonialsSchema = group("Testimonials", {
  testimonials: list(
    0,
    40,
    "Testimonials",
    group("Testimonial", {
      quote: text("Quote", 400),
      author: line("Author", 60),
      role: line("Role", 80),
      company: line("Client", 60, "A name of the list of clients, or any other.").meta({
        mayName: "clients",
      }),
      runs: list(
        1,
        4,
        "When we were there",
        group("Run", { from: quarter("From"), to: quarter("To") }),
        {
          hint: "Years with quarters: 2021.75 is October 1, 2021. The last run ends with the handover.",
          row: "{from} to {to}",
        },
      ).exactOptional(),
      said: whole("Year of the quote", 1990, 2100),
      lead: flag("Set large", "One of them at most."),
    }).superRefine(({ runs = [], said }, context) => {
      const times = runs.flatMap(({ from, to }) => [from, to]);
      if (times.some((time, index) => time <= (times[index - 1] ?? 0)))
        context.addIssue({ code: "custom", path: ["runs"], message: "not in order." });
      if (said + 1 < (runs[0]?.to ?? 0))
        context.addIssue({
          code: "custom",
          path: ["said"],
          message: "before the run that it tells of had ended.",
        });
    }),
    { row: "{company}: {author}" },
  )
    .refine(
      (all) => all.filter(({ lead }) => lead).length <= 1,
      "give only one of them “lead: true”.",
    )
    .prefault([]),
});
