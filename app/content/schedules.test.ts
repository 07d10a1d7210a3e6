import { describe, it } from "vitest";
import { expectNone } from "./expect-none.test-helper";
import { services } from "./services";
import type { FirstFourWeeks } from "./types";

const fileOf = (id: string) => `app/content/services/${id}.ts`;

function* planProblems({ note, weeks, work, handover }: FirstFourWeeks): Generator<string> {
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

describe("the first four weeks", () => {
  it("are a plan that can be drawn: short names, days that exist, one critical path", () => {
    expectNone(
      services.flatMap((service) =>
        service.template === "service"
          ? [...planProblems(service.schedule)].map(
              (problem) => `${fileOf(service.id)} plan.${problem}`,
            )
          : [],
      ),
    );
  });

  it("are no two pages' own", () => {
    const seen = new Map<string, string>();
    expectNone(
      services.flatMap((service) => {
        if (service.template !== "service") return [];
        const shape = service.schedule.work.map(({ days }) => days.join(" ")).join(", ");
        const other = seen.get(shape);
        seen.set(shape, service.id);
        return other ? [`${fileOf(service.id)} plan: the same bars as ${fileOf(other)}.`] : [];
      }),
    );
  });
});

describe("benefits of a solution", () => {
  it("land month by month, and one of them is what it is bought for", () => {
    expectNone(
      services.flatMap((service) => {
        if (service.template !== "solution") return [];
        const { id, benefits } = service;
        const inOrder = benefits.every(({ month }, i) => month >= (benefits[i - 1]?.month ?? 1));
        return [
          ...(inOrder ? [] : [`${fileOf(id)} benefits: in the order in which they land.`]),
          ...benefits
            .filter(({ month, until = 12 }) => month < 1 || until > 12 || until < month)
            .map(({ text }) => `${fileOf(id)} benefits "${text}": months 1 to 12.`),
          ...(benefits.filter(({ key }) => key).length === 1
            ? []
            : [`${fileOf(id)} benefits: exactly one has key.`]),
        ];
      }),
    );
  });

  it("draw a picture that no other page has", () => {
    const seen = new Map<string, string>();
    expectNone(
      services.flatMap((service) => {
        if (service.template !== "solution") return [];
        const shape = service.benefits.map(({ month, until = 12 }) => `${month}–${until}`).join();
        const other = seen.get(shape);
        seen.set(shape, service.id);
        return other ? [`${fileOf(service.id)} benefits: the same bars as ${fileOf(other)}.`] : [];
      }),
    );
  });
});

describe("the plan of all services", () => {
  it("places each of them between decide and run", () => {
    expectNone(
      services
        .filter(
          ({ phases: { from, to, ends = "" } }) =>
            from < 0 || to > 20 || from >= to || ends.length > 34,
        )
        .map(({ id }) => `${fileOf(id)} phases: from 0 to 20, ends with up to 34 characters.`),
    );
  });
});
