import type { BuyerQuestion } from "./questions.ts";

/** Without a hash any place on the page will do. */
function isRight(path: string, { pages }: BuyerQuestion): boolean {
  return pages.some((page) => page === (page?.includes("#") ? path : path.replace(/[?#].*/, "")));
}

export interface Score {
  first: number;
  amongThree: number;
  amongFive: number;
  /** Questions whose page is not among the first three. */
  missed: string[];
  notFirst: string[];
}

/** How many questions lead to their page, by its place among what is found. */
export function score(
  questions: readonly BuyerQuestion[],
  find: (asked: string) => readonly string[],
): Score {
  const places = questions.map((question) => ({
    asked: question.asked,
    place: find(question.asked).findIndex((path) => isRight(path, question)),
  }));
  const within = (most: number) => places.filter(({ place }) => place >= 0 && place < most).length;
  return {
    first: within(1),
    amongThree: within(3),
    amongFive: within(5),
    missed: places.filter(({ place }) => place < 0 || place > 2).map(({ asked }) => asked),
    notFirst: places.filter(({ place }) => place !== 0).map(({ asked }) => asked),
  };
}
