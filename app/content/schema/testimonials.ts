import { faultIn, flag, group, line, list, number, rows, text, whole } from "./fields.ts";

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
      runs: rows(1, 4, "Time with the client", "Period", "{from} to {to}", {
        from: quarter("From"),
        to: quarter("To"),
      })
        .describe(
          "In years and quarters: 2021.75 is October 1, 2021. The last one ends with the handoff.",
        )
        .exactOptional(),
      said: whole("Year of the quote", 1990, 2100).exactOptional(),
      featured: flag("Featured", "Shown in large type. One testimonial at most."),
    }).superRefine(({ runs = [], said }, context) => {
      const fault = faultIn(context);
      const times = runs.flatMap(({ from, to }) => [from, to]);
      if (times.some((time, index) => time <= (times[index - 1] ?? 0)))
        fault("has periods that are out of order or overlap.", "runs");
      if (runs.length && said === undefined) fault("is missing.", "said");
      if (said !== undefined && said + 1 < (runs[0]?.to ?? 0))
        fault("is before the work with the client ended. Check the year and the periods.", "said");
    }),
    { row: "{company}: {author}" },
  )
    .refine(
      (all) => all.filter(({ featured }) => featured).length <= 1,
      "features more than one testimonial. Feature one at most.",
    )
    .prefault([]),
});
