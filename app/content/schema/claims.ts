import { anyNumber, choice, group, id, line, list, reference } from "./fields.ts";
import { sentencesOf } from "./house-style.ts";

const ledger = (title: string, max: number, hint?: string) =>
  line(title, max, hint).refine((value) => !value.endsWith("."), "without a period at the end.");

const isPercentage = (value: string) =>
  /^\d+(\.\d+)?%$/.test(value) && Number.parseFloat(value) <= 100;

export const claimsSchema = group("Figures", {
  claims: anyNumber(
    60,
    "Figures",
    group("Figure", {
      id: id(),
      value: line("Value", 20).meta({ title: "Value", isFilled: true }),
      label: line("Label", 60),
      scope: ledger("What it counts", 260),
      period: ledger("Over which time", 60),
      method: ledger("How it is computed", 260, "In one sentence.").refine(
        (method) => sentencesOf(method).length === 1,
        "one sentence is enough.",
      ),
      checkedBy: ledger("Who checked it", 90, "“Our own …” if nobody else did."),
      trend: group("Trend", {
        direction: choice("Direction", ["up", "down"]),
        value: line("Value", 30),
      }).exactOptional(),
      benchmark: group(
        "What others achieve",
        { value: line("Value", 20), label: line("Label", 40) },
        "Drawn as a mark on the bar.",
      ).exactOptional(),
      cases: list(
        1,
        5,
        "Case studies with such a result",
        group("Case study", {
          slug: reference("case-studies", "Case study"),
          shows: line("What it shows", 90),
        }),
        { row: "{slug}" },
      ).exactOptional(),
      search: line("Words people search for", 200, "Separated by commas.").exactOptional(),
    }).refine(
      ({ value, benchmark }) => !benchmark || [value, benchmark.value].every(isPercentage),
      {
        path: ["benchmark"],
        error: "only a percentage up to 100% is drawn beside another: write both as 68%.",
      },
    ),
    { row: "{value} {label}" },
  ),
});
