import { z } from "zod";
import { workingDaysIn } from "../working-days.ts";
import { line } from "./fields.ts";

/** Dates are counted back by it (assemble.ts). */
const workingTime = (title: string, hint?: string) =>
  line(title, 60, hint).refine((words) => workingDaysIn(words) > 0, {
    error: "write it as five business days or two weeks.",
  });

/** Durations and counts that more than one text gives; code reads some of them, anybody may add more. */
export const factsSchema = z
  .object({
    consultation: line("Length of the first call", 60),
    firstCall: line("Who takes the first call", 60),
    replyWithin: line("How soon we reply", 60),
    callWithin: workingTime("How soon the call takes place"),
    noteAfter: workingTime(
      "How soon the note follows the call",
      "{fact.noteWithin} is this and the time until the call, in sum.",
    ),
    implementation: line("From kickoff to the first result in use", 60),
    managerWithin: line("How soon a project manager is at work", 60),
    kickoffWithin: workingTime("From signature to kickoff"),
    notice: line("Notice to change or end a service paid by the month", 60),
    peoplePerChampion: line("People to one local champion", 60),
    checkedWidths: line("Widths at which every page is opened in tests", 60),
    axeWidths: line("Widths at which axe checks every page", 60),
  })
  .catchall(line("Fact", 60))
  .meta({
    title: "Facts",
    description: "A text takes one as {fact.name}, so that two pages cannot disagree.",
  });
