import { flag, group, line, list, number, text, whole } from "./fields.ts";

const quarter = (title: string) =>
  number(title, 1990, 2100).refine(
    (year) => Number.isInteger(year * 4),
    "has to be a whole quarter, like 2021.75.",
  );

export const testimonialsSchema = group("Testimonials", {
  testimonials: list(
    0,
    40,
    "Testimonials",
    group("Testimonial", {
      quote: text("Quote", 400),
      author: line("Author", 60),
      role: line("Role", 80),
      company: line("Client", 60, "A name from the list of clients, or any other.").meta({
        mayName: "clients",
      }),
      runs: list(
        1,
        4,
        "Time with the client",
        group("Period", { from: quarter("From"), to: quarter("To") }),
        {
          hint: "In years and quarters: 2021.75 is October 1, 2021. The last one ends with the handover.",
          row: "{from} to {to}",
        },
      ).exactOptional(),
      said: whole("Year of the quote", 1990, 2100).exactOptional(),
      lead: flag("Featured", "Shown in large type. One testimonial at most."),
    }).superRefine(({ runs = [], said }, context) => {
      const times = runs.flatMap(({ from, to }) => [from, to]);
      if (times.some((time, index) => time <= (times[index - 1] ?? 0)))
        context.addIssue({
          code: "custom",
          path: ["runs"],
          message: "has periods that are out of order or overlap.",
        });
      if (runs.length && said === undefined)
        context.addIssue({ code: "custom", path: ["said"], message: "is missing." });
      if (said !== undefined && said + 1 < (runs[0]?.to ?? 0))
        context.addIssue({
          code: "custom",
          path: ["said"],
          message: "is before the work with the client ended. Check the year and the periods.",
        });
    }),
    { row: "{company}: {author}" },
  )
    .refine(
      (all) => all.filter(({ lead }) => lead).length <= 1,
      "features more than one testimonial. Feature one at most.",
    )
    .prefault([]),
});
