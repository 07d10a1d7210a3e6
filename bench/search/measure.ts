import { median } from "../median.ts";
import { compressed } from "./bundle.ts";
import { type BuyerQuestion, controlQuestions, questions } from "./questions.ts";
import { type Score, score } from "./score.ts";

/** A library, or the search of the site, on a set of documents. */
export interface Engine {
  search: (query: string) => readonly string[] | Promise<readonly string[]>;
}

/** What a dialog would ask while somebody types: every beginning of every question. */
const presses = questions.flatMap(({ asked }) =>
  Array.from(asked, (_, at) => asked.slice(0, at + 1)),
);

/** Milliseconds; the first round warms it up. */
export async function timePerKey(
  find: Engine["search"],
): Promise<{ median: number; most: number }> {
  for (const press of presses) await find(press);
  const times: number[] = [];
  for (const press of presses) {
    const start = performance.now();
    await find(press);
    times.push(performance.now() - start);
  }
  // The one in a hundred that is slower still is the machine's.
  const most = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
  return { median: median(times), most };
}

async function scored(list: readonly BuyerQuestion[], find: Engine["search"]): Promise<Score> {
  const found = new Map<string, readonly string[]>();
  for (const { asked } of list) found.set(asked, await find(asked));
  return score(list, (asked) => found.get(asked) ?? []);
}

/** "58 / 60 / 60": first, among three, among five. */
const inWords = ({ first, amongThree, amongFive }: Score) =>
  `${first} / ${amongThree} / ${amongFive}`;

/** Of a question about a place on a page, the page. */
const ofPage = (question: BuyerQuestion): BuyerQuestion => ({
  asked: question.asked,
  pages: question.pages.map((page) => page?.replace(/#.*/, "")) as [string, string?],
});

/** With `pagesAlone`, any place on the right page will do: for what knows no places. */
export async function quality(find: Engine["search"], pagesAlone = false) {
  const wanted = (list: readonly BuyerQuestion[]) => (pagesAlone ? list.map(ofPage) : list);
  return {
    sixty: inWords(await scored(wanted(questions), find)),
    control: inWords(await scored(wanted(controlQuestions), find)),
  };
}

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
export const sizeOf = (value: unknown) => kilobytes(compressed(JSON.stringify(value)));
