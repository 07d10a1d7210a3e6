import { describe, expect, it } from "vitest";
import { splitResult } from "../pages/case-study/split-result";
import { caseStudies, findCaseStudy } from "./case-studies";
import { expectNone } from "./expect-none.test-helper";
import { specifiedIndustries } from "./specified.test-helper";
import { textsIn } from "./text-rules";

const fileOf = (slug: string) => `app/content/case-studies/${slug}.ts`;

const monthNames = [...Array(12).keys()].map((month) =>
  new Date(Date.UTC(2020, month)).toLocaleString("en-US", { month: "long", timeZone: "UTC" }),
);
const numerals =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(
    " ",
  );

/** "16 months, January 2022 to April 2023", both months counted. */
function readDuration(duration: string) {
  const match = /^(\d+) months, (\w+) (\d{4}) to (\w+) (\d{4})$/.exec(duration);
  if (!match) return null;
  const [, months = "", startMonth = "", startYear = "", endMonth = "", endYear = ""] = match;
  const [from, to] = [monthNames.indexOf(startMonth), monthNames.indexOf(endMonth)];
  const counted = (Number(endYear) - Number(startYear)) * 12 + to - from + 1;
  return from < 0 || to < 0 ? null : { months: Number(months), counted };
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

describe("case studies", () => {
  it("open with three results that begin with a number, short enough for a card", () => {
    expectNone(
      caseStudies.flatMap(({ slug, results }) =>
        results.flatMap((result, index) => [
          ...(index < 3 && !splitResult(result).figure
            ? [`app/content/case-studies/${slug}.ts results.${index}: begin with the number.`]
            : []),
          ...(result.length > 80
            ? [
                `app/content/case-studies/${slug}.ts results.${index}: ${result.length} characters, at most 80.`,
              ]
            : []),
        ]),
      ),
    );
  });

  it("measure a change, from one number to another", () => {
    expectNone(
      caseStudies.flatMap(({ slug, baselines }) =>
        baselines
          .filter(({ from, to, unit }) => from === to || !unit || from < 0 || to < 0)
          .map(
            ({ measure }) =>
              `app/content/case-studies/${slug}.ts baselines: "${measure}" does not change.`,
          ),
      ),
    );
  });

  it("say how large they were: cost, months and people, as numbers", () => {
    expectNone(
      caseStudies.flatMap(({ slug, scale }) => [
        ...(/^£\d[\d.]*M$/.test(scale.cost) ? [] : [`${fileOf(slug)} scale.cost: write “£17M”.`]),
        ...[scale.clientPeople, scale.ourPeople, scale.reach]
          .filter((text) => !/^\d/.test(text) || text.length > 40)
          .map((text) => `${fileOf(slug)} scale: “${text}” begins with its number, in few words.`),
      ]),
    );
  });

  it("last as many months as lie between their dates, and tell of no month after", () => {
    expectNone(
      caseStudies.flatMap(({ slug, scale, ...study }) => {
        const duration = readDuration(scale.duration);
        if (!duration)
          return [`${fileOf(slug)} scale.duration: write “16 months, January 2022 to April 2023”.`];
        const { months, counted } = duration;
        return [
          ...(months === counted
            ? []
            : [`${fileOf(slug)} scale.duration: says ${months} months, its dates are ${counted}.`]),
          ...[...textsIn(study)].flatMap(({ path, text }) =>
            monthsIn(text)
              .filter((month) => month > months)
              .map((month) => `${fileOf(slug)} ${path}: month ${month} of ${months}.`),
          ),
        ];
      }),
    );
  });

  it("give percentages that their own numbers come to", () => {
    const change = /^(\d+)%.*?£?(\d[\d.]*)(?:M| days| months)? to £?(\d[\d.]*)/;
    const checked = caseStudies.flatMap(({ slug, results }) =>
      results.flatMap((result) => {
        const [, share, from, to] = (change.exec(result) ?? []).map(Number);
        return share && from && to
          ? [{ slug, result, share, real: Math.round((1 - to / from) * 100) }]
          : [];
      }),
    );
    expect(checked.length).toBeGreaterThanOrEqual(4);
    expectNone(
      checked
        .filter(({ share, real }) => share !== real)
        .map(({ slug, result, real }) => `${fileOf(slug)} results: ${real}% in “${result}”.`),
    );
  });

  it("turn at one of their steps", () => {
    expectNone(
      caseStudies
        .filter(({ approach }) => approach.filter((step) => "turningPoint" in step).length !== 1)
        .map(
          ({ slug }) =>
            `app/content/case-studies/${slug}.ts approach: give one step, and no other, turningPoint: true.`,
        ),
    );
  });

  it("belong to the specified industries", () => {
    for (const [slug, industry] of Object.entries(specifiedIndustries))
      expect(findCaseStudy(slug)?.industry, `app/content/case-studies/${slug}.ts industry`).toBe(
        industry,
      );
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
