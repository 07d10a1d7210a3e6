import { noteWithin } from "../working-days.ts";
import type { Rule } from "./rule.ts";

/** The days beside the steps are drawn from the facts, so the texts have to give the same. */
export const stepsGiveTheirDays: Rule = function* ({ contact, facts }) {
  const [reply, , call, note] = contact.next;
  const due = [
    [contact.nextText, "noteWithin", noteWithin(facts), ["nextText"]],
    [reply.text, "replyWithin", facts.replyWithin, ["next", 0, "text"]],
    [call.text, "callWithin", facts.callWithin, ["next", 2, "text"]],
    [note.text, "noteAfter", facts.noteAfter, ["next", 3, "text"]],
  ] as const;
  for (const [text, fact, days, path] of due)
    if (!text.includes(days))
      yield {
        file: "pages/contact.yaml",
        path,
        message: `does not say “${days}”, which is drawn beside it: write {fact.${fact}}.`,
      };
};
