import { expect, it } from "vitest";
import { contact, facts } from "../../content/content";

const words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const daysIn = (text: string) => words.indexOf(text.split(" ")[0]?.toLowerCase() ?? "");

it("promises in sum what its steps promise, on a schedule of as many days", () => {
  const [call, note] = [daysIn(facts.callWithin), daysIn(facts.noteAfter)];
  expect(daysIn(contact.nextText)).toBe(call + note);
  // next-steps.tsx draws the call on day five and the note after it, up to day eight.
  expect([call, note]).toEqual([5, 3]);
  const [reply, , talk, send] = contact.next.map(({ text }) => text);
  expect(reply).toContain(facts.replyWithin);
  expect(talk).toContain(facts.callWithin);
  expect(send).toContain(facts.noteAfter);
});
