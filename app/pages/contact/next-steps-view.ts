import { type Percent, percent } from "../../visualization/figures";

/** In business days: reply and call from the email on, the note from the call on. */
interface Days {
  reply: number;
  call: number;
  note: number;
}

/** Days between labels; a week has five. */
const stepFor = (days: number) => (days <= 12 ? 1 : days <= 60 ? 5 : 10);

/** The days from the email to the note, and what is done on which: reply, preparation, call and note. */
export function nextStepsView({ reply, call, note }: Days) {
  const days = call + note;
  const x = (day: number): Percent => percent(((day - 1) / days) * 100);
  const dayBefore = Math.max(call - 1, 1);
  const spans = [
    [1, Math.min(reply, call)],
    [Math.min(reply + 1, dayBefore), dayBefore],
    [call, call],
    [call + 1, days],
  ] as const;
  const step = stepFor(days);
  return {
    labels: Array.from({ length: Math.ceil(days / step) }, (_, index) => index * step + 1).map(
      (day) => ({ day, x: x(day) }),
    ),
    bars: spans.map(([first, last]) => ({
      x: x(first),
      width: percent(((last - first + 1) / days) * 100),
    })),
  };
}
