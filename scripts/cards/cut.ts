export interface Cut {
  shown: string;
  /** What nobody will read; nothing where all fits. */
  lost: string;
}

/** How much room a text takes, in px or in characters. */
export type Measure = (text: string) => number;

/** Widths of Arial in thousandths of the font size: of these characters, and of all others. */
const widths: readonly (readonly [number, string])[] = [
  [191, "'"],
  [222, "ijl‘’"],
  [260, "|"],
  [278, " !,./:;I[\\]ft·"],
  [333, "()-`r“”"],
  [355, '"'],
  [389, "*"],
  [500, "Jckvsxyz"],
  [584, "+<=>~×−"],
  [611, "FTZ"],
  [667, "&ABEKPSVXY"],
  [722, "CDHNRUw"],
  [737, "©®"],
  [778, "GOQ"],
  [833, "Mm"],
  [889, "%"],
  [944, "W"],
  [1000, "—…→"],
  [1015, "@"],
];
const common = 556;
const widthOf = new Map(widths.flatMap(([width, set]) => [...set].map((one) => [one, width])));

/** Search results are set in Arial: how many px a text takes there. */
export const inArial =
  (size: number): Measure =>
  (text) =>
    ([...text].reduce((sum, one) => sum + (widthOf.get(one) ?? common), 0) * size) / 1000;

export const inCharacters: Measure = (text) => [...text].length;

/** Cut before the word that does not fit any more, with an ellipsis; a word that is too long, inside. */
export function cut(text: string, room: number, measure: Measure): Cut {
  if (measure(text) <= room) return { shown: text, lost: "" };
  const letters = [...text];
  let count = letters.length;
  while (count && measure(`${letters.slice(0, count).join("")} …`) > room) count--;
  const fitting = letters.slice(0, count).join("");
  const isBetweenWords = letters[count] === " " || fitting.endsWith(" ");
  const kept = isBetweenWords ? fitting : fitting.replace(/(.*\s)\S+$/s, "$1");
  const lost = text.slice(kept.length).trimStart();
  return { shown: `${kept.trimEnd()} …`, lost };
}
