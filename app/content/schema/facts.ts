import { z } from "zod";
import { units } from "../facts-in-words.ts";
import { choice, group, line, list, whole } from "./fields.ts";

/** Drawings and dates are counted by it; a text has it in words (facts-in-words.ts). */
const duration = (title: string, hint?: string) =>
  group(
    title,
    {
      count: whole("How many", 1, 400),
      unit: choice("Of what", units),
    },
    hint,
  );

const widths = (title: string) =>
  list(1, 8, title, whole("Width", 200, 4000, "In pixels."), {
    hint: "A text has them in a row: 390 and 1440.",
  });

/** Durations and counts that more than one text gives; code reads some of them, anybody may add more. */
export const factsSchema = z
  .object({
    consultation: line("Length of the first call", 60),
    firstCall: line("Who takes the first call", 60),
    replyWithin: duration("How soon we reply"),
    callWithin: duration("How soon the call takes place"),
    noteAfter: duration(
      "How soon the note follows the call",
      "{fact.noteWithin} is this and the time until the call, in sum.",
    ),
    implementation: line("From kickoff to the first result in use", 60).exactOptional(),
    managerWithin: duration("How soon a project manager is at work").exactOptional(),
    kickoffWithin: duration("From signature to kickoff"),
    notice: line("Notice to change or end a service paid by the month", 60).exactOptional(),
    peoplePerChampion: line("People to one local champion", 60).exactOptional(),
    checkedWidths: widths("Widths at which every page is opened in tests").prefault([
      320, 390, 768, 1024, 1280, 1440,
    ]),
    axeWidths: widths("Widths at which axe checks every page").prefault([390, 1440]),
  })
  .catchall(z.union([line("Fact", 60), duration("Fact")]))
  .meta({
    title: "Facts",
    description: "A text takes one as {fact.name}, so that two pages cannot disagree.",
  });
