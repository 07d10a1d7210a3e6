import { expect, it } from "vitest";
import { addWorkingDays, planBack, workingDay } from "./plan-back";
import { asDate, type Day, quarterEnds, today, toIso } from "./quarter-ends";

const first = today(new Date(2024, 0, 1));
/** The days of 27 years for which something does not hold. */
const daysBut = (holds: (day: Day) => boolean) =>
  Array.from({ length: 10_000 }, (_, index) => first + index)
    .filter((day) => !holds(day))
    .map(toIso);
const isOn = (day: Day, ...weekdays: number[]) => weekdays.includes(asDate(day).getUTCDay());

it("offers the next six ends of a quarter, from any day on", () => {
  expect(quarterEnds(today(new Date(2026, 10, 17))).map(toIso)).toEqual([
    "2026-12-31",
    "2027-03-31",
    "2027-06-30",
    "2027-09-30",
    "2027-12-31",
    "2028-03-31",
  ]);
  const wrong = daysBut((day) => {
    const ends = quarterEnds(day);
    const [next = 0] = ends;
    return (
      next >= day &&
      next - day < 92 &&
      new Set(ends).size === 6 &&
      ends.every((end) => /-(03-31|06-30|09-30|12-31)$/.test(toIso(end)))
    );
  });
  expect(wrong).toEqual([]);
});

it("plans back from any day: kickoff on a Monday, the result on the last Friday in time", () => {
  const plan = planBack(today(new Date(2027, 5, 30)), 6, 13);
  expect(Object.values(plan).map(toIso)).toEqual(["2027-06-25", "2027-05-17", "2027-04-28"]);
  const wrong = daysBut((day) =>
    [3, 4, 5, 6].every((weeks) => {
      const { result, kickoff, call } = planBack(day, weeks, 13);
      return (
        isOn(result, 5) &&
        day - result >= 0 &&
        day - result < 7 &&
        isOn(kickoff, 1) &&
        workingDay(kickoff, weeks * 5) === result &&
        isOn(call, 1, 2, 3, 4, 5) &&
        addWorkingDays(call, 13) === kickoff
      );
    }),
  );
  expect(wrong).toEqual([]);
});

it("counts every working day of a plan, and no weekend", () => {
  const numbers = Array.from({ length: 19 }, (_, index) => index + 2);
  const wrong = daysBut((day) => {
    const { kickoff } = planBack(day, 4, 0);
    return numbers.every(
      (one) => workingDay(kickoff, one) === addWorkingDays(workingDay(kickoff, one - 1), 1),
    );
  });
  expect(wrong).toEqual([]);
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
