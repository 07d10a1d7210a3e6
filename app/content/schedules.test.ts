import { it } from "vitest";
import { expectDistinct, expectEach, serviceFile } from "./expect-none.test-helper";
import { services } from "./services";
import type { FirstFourWeeks, Solution } from "./types";

const catalog = services.filter((service) => service.template === "service");
const solutions = services.filter((service) => service.template === "solution");

function* scheduleProblems({ note, weeks, work, handover }: FirstFourWeeks): Generator<string> {
  if (note.length > 160) yield `note: ${note.length} characters, at most 160.`;
  for (const week of weeks) if (week.length > 9) yield `weeks "${week}": at most 9 characters.`;
  if (work.length > 8) yield `work: ${work.length} bars, five to eight.`;
  for (const { name, who, days, gate = "" } of work) {
    if (name.length > 38) yield `work "${name}": ${name.length} characters, at most 38.`;
    if (who.length > 30) yield `work "${name}" who: ${who.length} characters, at most 30.`;
    if (gate.length > 30) yield `work "${name}" gate: ${gate.length} characters, at most 30.`;
    for (const [from, to] of days)
      if (!(from >= 1 && to >= from && to <= 20)) yield `work "${name}": days ${from} to ${to}.`;
    for (const [index, [from]] of days.entries())
      if (from <= (days[index - 1]?.[1] ?? 0)) yield `work "${name}": its spans overlap.`;
  }
  const path = work.filter(({ critical }) => critical);
  if (path.length < 2) yield "work: two bars or more are on the critical path.";
  for (const [index, { name, days }] of path.entries()) {
    const before = path[index - 1];
    const due = before ? (before.days.at(-1)?.[1] ?? 0) + 1 : 1;
    if (days.length > 1) yield `work "${name}": a bar on the critical path has one span.`;
    if (days[0][0] !== due) yield `work "${name}": on the critical path it begins on day ${due}.`;
  }
  const end = path.at(-1)?.days.at(-1)?.[1];
  if (handover.day !== end) yield `handover: on day ${end}, when the critical path ends.`;
  if (handover.name.length > 38) yield "handover name: at most 38 characters.";
  if (handover.who.length > 30) yield "handover who: at most 30 characters.";
}

function* benefitProblems({ benefits }: Solution): Generator<string> {
  if (benefits.some(({ month }, index) => month < (benefits[index - 1]?.month ?? 1)))
    yield "benefits: in the order in which they land.";
  for (const { text, month, until = 12 } of benefits)
    if (month < 1 || until > 12 || until < month) yield `benefits "${text}": months 1 to 12.`;
  if (benefits.filter(({ key }) => key).length !== 1) yield "benefits: exactly one has key.";
}

it("can draw the first four weeks: short names, days that exist, one critical path", () => {
  expectEach(
    catalog,
    (service) => `${serviceFile(service)} schedule`,
    ({ schedule }) => scheduleProblems(schedule),
  );
});

it("has benefits of a solution land month by month, one of them what it is bought for", () => {
  expectEach(solutions, serviceFile, benefitProblems);
});

it("draws bars that no other page has", () => {
  expectDistinct([
    ...catalog.map((service) => ({
      where: `${serviceFile(service)} schedule`,
      text: service.schedule.work.map(({ days }) => days.join(" ")).join(", "),
    })),
    ...solutions.map((service) => ({
      where: `${serviceFile(service)} benefits`,
      text: service.benefits.map(({ month, until = 12 }) => `${month}–${until}`).join(),
    })),
  ]);
});

it("places each service on the plan of all between decide and run", () => {
  expectEach(services, serviceFile, function* ({ phases: { from, to, ends = "" } }) {
    if (from < 0 || to > 20 || from >= to || ends.length > 34)
      yield "phases: from 0 to 20, ends with up to 34 characters.";
  });
});
