import {
  anyNumber,
  calendarMonth,
  choice,
  group,
  id,
  line,
  number,
  reference,
  rows,
} from "./fields.ts";
import { sentencesOf } from "./house-style.ts";
import { searchWords } from "./pages/parts.ts";

const ledger = (title: string, max: number, hint?: string) =>
  line(title, max, hint).refine((value) => !value.endsWith("."), "ends with a period. Remove it.");

export const claimsSchema = group("Figures", {
  claims: anyNumber(
    60,
    "Figures",
    group("Figure", {
      id: id(),
      value: line("Value", 20).meta({
        title: "Value",
        description: "As pages show it. For example: 98%",
        isFilled: true,
      }),
      number: number(
        "Number",
        0,
        1_000_000_000,
        "The number in the value, if it is drawn as a bar or added up: 98.5 for 98.5%.",
      ).exactOptional(),
      label: line("Label", 60, "What the value is, in a few words."),
      scope: ledger("Scope", 260, "What is counted, and what is not. No period at the end."),
      period: ledger("Period", 60, "For example: January 2020 to June 2026"),
      method: ledger(
        "Method",
        260,
        "How it is computed, in one sentence. No period at the end.",
      ).refine(
        (method) => sentencesOf(method).length === 1,
        "has more than one sentence. Make it one.",
      ),
      checkedBy: ledger("Checked by", 90, "Start with “Our own” if nobody outside the firm did."),
      trend: group("Trend", {
        direction: choice("Direction", ["up", "down"]),
        value: line("Value", 30),
      }).exactOptional(),
      benchmark: group("Benchmark", {
        value: line("Value", 20),
        number: number("Number", 0, 100, "The number in the value, up to 100."),
        label: line("Label", 40),
      })
        .describe("What others achieve, drawn as a mark on the bar.")
        .exactOptional(),
      cases: rows(1, 5, "Case studies that show it", "Case study", "{slug}", {
        slug: reference("case-studies", "Case study"),
        shows: line(
          "Result",
          90,
          "The result, with the numbers of the case study. Sums are references: {case.slug.cost}",
        ).meta({ isFilled: true }),
      }).exactOptional(),
      covers: group(
        "Programs it covers",
        {
          from: calendarMonth("Earliest end"),
          to: calendarMonth("Latest end").exactOptional(),
          kinds: anyNumber(6, "Kinds of programs", line("Kind", 40).meta({ isFact: true })),
          services: anyNumber(6, "Services", reference("services", "Service")),
        },
        "When these programs ended, and of which kinds they are. The figure can cite no other case study.",
      ).exactOptional(),
      search: searchWords(200),
    })
      .refine(({ cases, covers }) => !cases || covers, {
        path: ["cases"],
        error: "cite programs, so the figure has to say which it covers. Fill in “covers”.",
      })
      .refine(({ number = Number.NaN, benchmark }) => !benchmark || number <= 100, {
        path: ["benchmark"],
        error: "can only be drawn for percentages. Give the figure its number, up to 100.",
      }),
    { row: "{value} {label}" },
  ),
});
