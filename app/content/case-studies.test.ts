import { describe, expect, it } from "vitest";
import { splitResult } from "../pages/case-study/split-result";
import { caseStudies, findCaseStudy } from "./case-studies";
import { caseStudyFile, expectEach } from "./expect-none.test-helper";
import { specifiedIndustries } from "./specified.test-helper";
import { textsIn, wordsOf } from "./text-rules.test-helper";
import type { CaseStudy } from "./types";

const numerals = [
  ..."zero one two three four five six seven eight nine ten".split(" "),
  ..."eleven twelve thirteen fourteen fifteen".split(" "),
];

/** "16 months, January 2022 to April 2023", both months counted. */
function readDuration(duration: string) {
  const [, months, start, end] = /^(\d+) months, (\w+ \d{4}) to (\w+ \d{4})$/.exec(duration) ?? [];
  const [from, to] = [new Date(`${start} UTC`), new Date(`${end} UTC`)];
  const years = to.getUTCFullYear() - from.getUTCFullYear();
  return {
    months: Number(months),
    counted: years * 12 + to.getUTCMonth() - from.getUTCMonth() + 1,
  };
}

/** "month eight", "months 13 and 15", "month-four": the numbers of months that a text gives. */
function monthsIn(text: string): number[] {
  const named = text.matchAll(
    /\bmonths?[ -](\d+|[a-z]+)(?:(?: and| to) (?:month )?(\d+|[a-z]+))?/g,
  );
  return [...named]
    .flatMap(([, first, last]) => [first, last])
    .map((word = "") => (/^\d/.test(word) ? Number(word) : numerals.indexOf(word)))
    .filter((month) => month > 0);
}

/** "of the first", "the first three" …: as many words in a row. */
function runsOfWords(text: string, length: number): string[] {
  const words = wordsOf(text.toLowerCase());
  return words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(" "));
}

/** Weeks up to three months, half months after that: what the drawing can say in words. */
const canBeSaid = (months: number) => (months * (months < 3 ? 4 : 2)) % 1 === 0;
const isHalf = (at: number) => (at * 2) % 1 === 0;

function* stepProblems(
  { title, description, planned, actual }: CaseStudy["approach"][number],
  end: number,
): Generator<string> {
  const where = `approach "${title}"`;
  for (const { from, to } of [...actual, ...(planned ? [planned] : [])]) {
    if (!(from >= 0 && from < to)) yield `${where}: ${from} to ${to} is no time.`;
    if (!isHalf(from)) yield `${where}: ${from} is no half month.`;
    if (!canBeSaid(to - from)) yield `${where}: ${from} to ${to} cannot be said in words.`;
  }
  for (const [index, { from, to }] of actual.entries()) {
    if (to > end) yield `${where}: month ${to} of ${end}.`;
    if (from < (actual[index - 1]?.to ?? 0)) yield `${where}: its runs are not in order.`;
  }
  const [first, last] = [actual[0].from, actual.at(-1)?.to ?? 0];
  for (const month of monthsIn(description))
    if (month < first || month > last + 1)
      yield `${where}: tells of month ${month}, and is drawn from ${first} to ${last}.`;
  const turned = actual.find((run) => run.turned);
  if (!planned && !turned) yield `${where}: was planned, unless the case study turned there.`;
  if (turned && !monthsIn(description).includes(Math.floor(turned.from) + 1))
    yield `${where}: turns in month ${Math.floor(turned.from) + 1}, which its text does not tell.`;
  if (turned?.turned && turned.turned.length > 44) yield `${where}: turned in 44 characters.`;
}

function* trackProblems({ scale, approach, track }: CaseStudy): Generator<string> {
  const end = readDuration(scale.duration).months;
  const { finish, limit } = track;
  for (const step of approach) yield* stepProblems(step, end);
  const turns = approach.flatMap(({ actual }) => actual.filter((run) => run.turned));
  if (turns.length !== 1) yield "approach: one run, and no other, has turned.";
  if (Math.max(...approach.map(({ actual }) => actual.at(-1)?.to ?? 0)) !== end)
    yield `approach: no step lasts until month ${end}, when the program ended.`;
  const reached = approach[finish.step - 1]?.actual ?? [];
  if (!reached.some(({ from, to }) => from < finish.at && finish.at <= to))
    yield `track.finish: step ${finish.step} has no bar at ${finish.at}.`;
  if (!Number.isInteger(finish.at)) yield "track.finish: at the end of a month.";
  if (limit && limit.at < finish.at) yield "track.limit: before the finish.";
  if (finish.text.length > 30 || finish.key.length > 14 || (limit?.text.length ?? 0) > 20)
    yield "track: a text is too long.";
}

describe("case studies", () => {
  it("open with three results that begin with a number, short enough for a card", () => {
    expectEach(caseStudies, caseStudyFile, function* ({ results }) {
      for (const [index, result] of results.entries()) {
        const where = `results.${index}`;
        if (index < 3 && !splitResult(result).figure) yield `${where}: begin with the number.`;
        if (result.length > 80) yield `${where}: ${result.length} characters, at most 80.`;
      }
    });
  });

  it("measure a change, and say how large they were: cost, months and people, as numbers", () => {
    expectEach(caseStudies, caseStudyFile, function* ({ baselines, scale }) {
      for (const { measure, from, to, unit } of baselines)
        if (from === to || !unit || from < 0 || to < 0)
          yield `baselines: "${measure}" does not change.`;
      if (!/^£\d[\d.]*M$/.test(scale.cost)) yield "scale.cost: write “£17M”.";
      for (const text of [scale.clientPeople, scale.ourPeople, scale.reach])
        if (!/^\d/.test(text) || text.length > 40)
          yield `scale: “${text}” begins with its number, in few words.`;
    });
  });

  it("last as many months as lie between their dates, and tell of no month after", () => {
    expectEach(caseStudies, caseStudyFile, function* ({ scale, ...study }) {
      const { months, counted } = readDuration(scale.duration);
      if (months !== counted)
        yield `scale.duration: says ${months} months, its dates are ${counted}; write “16 months, January 2022 to April 2023”.`;
      for (const { path, text } of textsIn(study))
        for (const month of monthsIn(text))
          if (month > months) yield `${path}: month ${month} of ${months}.`;
    });
  });

  it("give percentages that their own numbers come to", () => {
    const change = /^(\d+)%.*?£?(\d[\d.]*)(?:M| days| months)? to £?(\d[\d.]*)/;
    let checked = 0;
    expectEach(caseStudies, caseStudyFile, function* ({ results }) {
      for (const result of results) {
        const [, share, from, to] = (change.exec(result) ?? []).map(Number);
        if (!share || !from || !to) continue;
        const real = Math.round((1 - to / from) * 100);
        if (share !== real) yield `results: ${real}% in “${result}”.`;
        checked++;
      }
    });
    expect(checked).toBeGreaterThanOrEqual(4);
  });

  it("can be drawn: planned against actual, one turn, and all of it inside the program", () => {
    expectEach(caseStudies, caseStudyFile, trackProblems);
  });

  it("say behind a headline something that it does not say itself", () => {
    expectEach(caseStudies, caseStudyFile, function* ({ results, evidence }) {
      const said = new Set(results.flatMap((result) => runsOfWords(result, 4)));
      for (const [index, text] of evidence.entries()) {
        if (text.length > 96) yield `evidence.${index}: at most 96 characters.`;
        for (const words of runsOfWords(text, 4))
          if (said.has(words)) yield `evidence.${index}: “${words}” is in a result.`;
      }
    });
  });

  it("belong to the specified industries", () => {
    for (const [slug, industry] of Object.entries(specifiedIndustries))
      expect(findCaseStudy(slug)?.industry, caseStudyFile({ slug })).toBe(industry);
  });

  it("of the Azure migration follow the specified steps", () => {
    expect(findCaseStudy("azure-cloud-migration")?.approach.map(({ title }) => title)).toEqual([
      "Assessment & Discovery",
      "Architecture Design",
      "Migration & Modernization",
      "Testing & Validation",
      "Deployment & Cutover",
    ]);
  });
});
