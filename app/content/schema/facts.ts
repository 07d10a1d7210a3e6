import { z } from "zod";
import { units } from "../facts-in-words.ts";
import { choice, group, line, list, whole } from "./fields.ts";

/** Drawings and dates are counted by it; a text has it in words (facts-in-words.ts). */
const duration = (title: string, hint?: string) =>
  group(
    title,
    {
      count: whole("Number", 1, 400),
      unit: choice("Unit", units),
      inWords: line(
        "In words",
        60,
        "Only where the two above read wrong in a sentence.",
      ).exactOptional(),
      near: line("Near", 60, "Words that it must not be written out with. For example: managers?")
        .meta({ isFact: true })
        .exactOptional(),
    },
    hint,
  );

const widths = (title: string) =>
  list(1, 8, title, whole("Width", 200, 4000, "In pixels.")).describe("Texts list them all.");

/** Durations and counts that more than one text gives; code reads some of them, anybody may add more. */
export const factsSchema = z
  .object({
    consultation: line("Length of the first call", 60, "For example: 45 minutes"),
    firstCall: line("Host of the first call", 60, "Who takes it. For example: a partner"),
    replyWithin: duration("Time to reply"),
    callWithin: duration("Time to the first call"),
    noteAfter: duration(
      "Time from the call to the note",
      "{fact.noteWithin} adds the time to the first call.",
    ),
    implementation: line("Time from kickoff to the first result", 60).exactOptional(),
    managerWithin: duration("Time until a project manager starts").exactOptional(),
    kickoffWithin: duration("Time from signature to kickoff"),
    notice: line("Notice for monthly services", 60).exactOptional(),
    checkedWidths: widths("Screen widths tested").prefault([320, 390, 768, 1024, 1280, 1440]),
    axeWidths: widths("Screen widths tested for accessibility").prefault([390, 1440]),
  })
  .catchall(z.union([line("Fact", 60), duration("Fact")]))
  .meta({
    title: "Facts",
    description: "Texts use them as {fact.replyWithin}, so that every page says the same.",
  });
