import { expect, it } from "vitest";
import { asDate, type Day, toIso } from "../text/day";
import { addWorkingDays, isWorkingDay, weekday } from "../text/working-days";
import { offeredDates, today } from "./offered-dates";
import { outlookOn, planBack, planMonthsBack, workingDay } from "./plan-back";

const first = today(new Date(2024, 0, 1));
/** The days of 27 years, or of fewer, for which something does not hold. */
const daysBut = (holds: (day: Day) => boolean, length = 10_000) =>
  Array.from({ length }, (_, index) => first + index)
    .filter((day) => !holds(day))
    .map(toIso);
const isOn = (day: Day, ...weekdays: number[]) => weekdays.includes(asDate(day).getUTCDay());

it("offers the next five ends of a quarter and the end of the year after, from any day on", () => {
  expect(offeredDates(today(new Date(2026, 10, 17))).map(toIso)).toEqual([
    "2026-12-31",
    "2027-03-31",
    "2027-06-30",
    "2027-09-30",
    "2027-12-31",
    "2028-12-31",
  ]);
  const wrong = daysBut((day) => {
    const ends = offeredDates(day);
    const [next = 0] = ends;
    return (
      next >= day &&
      next - day < 92 &&
      new Set(ends).size === 6 &&
      ends.every((end) => /-(03-31|06-30|09-30|12-31)$/.test(toIso(end))) &&
      ends.toSorted((one, other) => one - other).join() === ends.join()
    );
  });
  expect(wrong).toEqual([]);
});

const leadTimes = { callWithin: 5, noteAfter: 3, kickoffWithin: 10 };
const short = { callWithin: 1, noteAfter: 1, kickoffWithin: 1 };

it("plans back from any day: kickoff on a Monday, the result on the last Friday in time", () => {
  const plan = planBack(today(new Date(2027, 5, 30)), 6, leadTimes, []);
  expect(Object.values(plan).map(toIso)).toEqual([
    "2027-06-25",
    "2027-06-21",
    "2027-05-17",
    "2027-05-03",
    "2027-04-28",
    "2027-04-21",
  ]);
  const wrong = daysBut((day) =>
    [3, 4, 5, 6].every((weeks) => {
      const { result, kickoff, call } = planBack(day, weeks, leadTimes, []);
      return (
        isOn(result, 5) &&
        day - result >= 0 &&
        day - result < 7 &&
        isOn(kickoff, 1) &&
        workingDay(kickoff, weeks * 5, []) === result &&
        isOn(call, 1, 2, 3, 4, 5) &&
        addWorkingDays(call, 13, []) === kickoff
      );
    }),
  );
  expect(wrong).toEqual([]);
});

const calendar = [
  { from: "12-24", to: "01-01" },
  { from: "05-05" },
  { from: "2027-07-26", to: "2027-08-06" },
];

it.each([
  ["2027-05-05", false],
  ["2028-05-05", false],
  ["2027-05-06", true],
  ["2027-12-31", false],
  ["2029-01-01", false],
  ["2029-01-02", true],
  ["2027-08-06", false],
  ["2028-08-04", true],
])("knows holidays of every year and of one, and weeks across its end: %s", (day, isOpen) => {
  expect(isWorkingDay(Date.parse(day) / 864e5, calendar)).toBe(isOpen);
});

it("plans no day on a weekend or a holiday, and as many weeks as it says", () => {
  const plan = planBack(today(new Date(2027, 11, 31)), 3, short, calendar);
  expect([plan.result, plan.goLive, plan.kickoff, plan.call].map(toIso)).toEqual([
    "2027-12-23",
    "2027-12-20",
    "2027-12-06",
    "2027-12-02",
  ]);
  // Two weeks in which nobody works do not count.
  const summer = planBack(today(new Date(2027, 7, 13)), 2, short, calendar);
  expect([summer.goLive, summer.kickoff].map(toIso)).toEqual(["2027-08-09", "2027-07-19"]);
  const wrong = daysBut((day) => {
    const { kickoff, result, goLive, ...others } = planBack(day, 4, leadTimes, calendar);
    const days = Array.from({ length: 20 }, (_, at) => workingDay(kickoff, at + 1, calendar));
    const begins = (one: Day) =>
      isWorkingDay(one, calendar) && addWorkingDays(one, -1, calendar) < one - weekday(one);
    return (
      [...Object.values(others), ...days].every((one) => isWorkingDay(one, calendar)) &&
      days.every((one, at) => one >= (days[at - 1] ?? kickoff)) &&
      days[0] === kickoff &&
      days[15] === goLive &&
      days.at(-1) === result &&
      begins(kickoff) &&
      begins(goLive) &&
      result <= day
    );
  }, 800);
  expect(wrong).toEqual([]);
});

it("plans months back: the last ends on the date, the first begins with a kickoff before it", () => {
  const june = today(new Date(2027, 5, 30));
  expect(toIso(planMonthsBack(june, 3, leadTimes, []).kickoff)).toBe("2027-03-29");
  expect(toIso(planMonthsBack(june, 16, leadTimes, []).call)).toBe("2026-02-04");
  // New Year's Day is a Monday, and closed.
  expect(toIso(planMonthsBack(today(new Date(2029, 0, 31)), 1, leadTimes, calendar).kickoff)).toBe(
    "2028-12-22",
  );
});

it("lets no result of a plan of months fall on a closed day or a weekend", () => {
  const wrong = daysBut((day) => {
    const { result } = planMonthsBack(day, 3, leadTimes, calendar);
    return result <= day && isWorkingDay(result, calendar);
  }, 1500);
  expect(wrong).toEqual([]);
});

it.each([{ weeks: 6 }, { weeks: 1, months: 9 }])("says what follows from a date: %o", (length) => {
  const now = today(new Date(2026, 10, 17));
  const offered = offeredDates(now);
  const outlooks = offered.map((by) =>
    outlookOn({ by, now, offered }, length, leadTimes, calendar),
  );
  const first = offered[outlooks.findIndex(({ holds }) => holds)];
  expect(first).toBeGreaterThan(offered[0] ?? 0);
  for (const { plan, holds, spare, ...outlook } of outlooks) {
    expect(outlook.first).toBe(first);
    expect(holds).toBe(plan.letter >= now);
    if (holds) expect(addWorkingDays(now, spare, calendar)).toBe(plan.letter);
    else expect(spare).toBe(0);
  }
});

it("takes the day from the visitor's clock, at any hour and in any time zone", () => {
  const zone = process.env.TZ;
  // Leap day, year's end and both ends of daylight saving among them.
  const days = ["2028-02-29", "2028-03-12", "2028-03-26", "2028-10-29", "2028-11-05", "2028-12-31"];
  for (const place of ["Etc/GMT+12", "America/New_York", "Europe/London", "Etc/GMT-14"]) {
    process.env.TZ = place;
    for (const hour of ["00:30", "02:30", "12:00", "23:30"])
      expect(days.map((day) => toIso(today(new Date(`${day}T${hour}`))))).toEqual(days);
  }
  process.env.TZ = zone;
});
