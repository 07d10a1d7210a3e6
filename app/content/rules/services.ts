import type { Content } from "../assemble.ts";
import { drawnPictograms } from "../pictograms.ts";
import { isNounWithParticiple } from "../schema/house-style.ts";
import { cellsOf, type Pictogram } from "../schema/pictogram.ts";
import { membersOf } from "../schema/service-groups.ts";
import { type CrossFileFault, type Rule, repeated, serviceFile } from "./rule.ts";

/** Names that stand in an address as those of services do: second addresses, and topics without a page. */
function furtherNames({ aliases, groups }: Content["serviceGroups"]) {
  return [
    ...aliases.map(({ address }, index) => ({
      name: address,
      path: ["aliases", index, "address"],
    })),
    ...groups.flatMap(({ topics = [] }, index) =>
      topics.map(({ id }, place) => ({ name: id, path: ["groups", index, "topics", place, "id"] })),
    ),
  ];
}

/** Every service stands in one group, and names others that are others. */
export const servicesAreNamed: Rule = function* (content) {
  const { services, serviceGroups, servicesWithoutGroup } = content;
  const file = "service-groups.yaml";
  for (const id of servicesWithoutGroup)
    yield {
      file: serviceFile(id),
      path: [],
      message: "stands in no group: add it to one in content/service-groups.yaml.",
    };
  const taken = new Set(services.map(({ id }) => id));
  for (const { name, path } of furtherNames(serviceGroups)) {
    if (taken.has(name))
      yield { file, path, message: `“${name}” is a service or a topic already: choose another.` };
    taken.add(name);
  }
  const groupOf = new Map<string, string>();
  for (const [index, group] of serviceGroups.groups.entries())
    for (const { id, path } of membersOf(group)) {
      if (groupOf.has(id))
        yield {
          file,
          path: ["groups", index, ...path],
          message: `“${id}” is also in “${groupOf.get(id)}”: a service has one group.`,
        };
      groupOf.set(id, group.id);
    }
  for (const { id, title, lead, instead, combinedWith } of services) {
    const fault = (message: string, ...path: PropertyKey[]): CrossFileFault => ({
      file: serviceFile(id),
      path,
      message,
    });
    const others = new Set(combinedWith.map(({ service }) => service));
    if (others.size < 3 || others.has(id))
      yield fault("name three different other services.", "combinedWith");
    for (const [index, { when, service }] of instead.entries()) {
      if (service === id) yield fault("leads to the page itself.", "instead", index, "service");
      if (/^(if|when) |[.,]$/i.test(when))
        yield fault(`write “${when}” to follow “If ”.`, "instead", index, "when");
    }
    for (const other of services)
      if (other.title !== title && lead.includes(other.title))
        yield fault(`names ${other.title}; say that in “instead”.`, "lead");
  }
};

const isWeek = (label: string) => /^weeks? /i.test(label);

/** Services whose drawing would be that of another. */
function* alike<S extends { id: string }>(
  services: readonly S[],
  field: string,
  fault: string,
  drawing: (service: S) => string,
): Generator<CrossFileFault> {
  const first = new Map<string, string>();
  for (const service of services) {
    const other = first.get(drawing(service));
    first.set(drawing(service), other ?? service.id);
    if (other)
      yield {
        file: serviceFile(service.id),
        path: [field],
        message: `${fault} content/${serviceFile(other)}: change some.`,
      };
  }
}

/** Any ten service pages, read in a row, are ten different pages. */
export const servicesDiffer: Rule = function* ({ services }) {
  const withSchedule = services.filter((service) => service.template === "service");
  for (const { id, overview } of withSchedule) {
    const covered = overview.flatMap(({ covers }) => covers);
    for (const week of [1, 2, 3, 4] as const)
      if (!covered.includes(week))
        yield {
          file: serviceFile(id),
          path: ["overview"],
          message: `no passage covers week ${week}.`,
        };
  }
  yield* repeated(
    withSchedule.flatMap(({ id, overview }) =>
      overview
        .map(({ label }, index) => ({
          text: label.toLowerCase(),
          path: ["overview", index, "label"],
        }))
        .filter(({ text }) => !isWeek(text))
        .map((place) => ({ ...place, file: serviceFile(id) })),
    ),
  );
  yield* alike(
    withSchedule,
    "overview",
    "its passages cover the same weeks as those of",
    (service) => service.overview.map(({ covers }) => covers.join("+")).join(),
  );
  yield* alike(withSchedule, "schedule", "has the bars of", ({ schedule }) =>
    schedule.work.map(({ days }) => days.join(" ")).join(),
  );
  const solutions = services.filter((service) => service.template === "solution");
  yield* alike(solutions, "benefits", "land in the same months as those of", ({ benefits }) =>
    benefits.map(({ month, until = 12 }) => `${month}–${until}`).join(),
  );
  const weekly = withSchedule.filter(
    ({ overview }) => overview.filter(({ label }) => isWeek(label)).length > 1,
  );
  for (const { id } of weekly.slice(Math.floor(withSchedule.length / 3)))
    yield {
      file: serviceFile(id),
      path: ["overview"],
      message: "a third of the services goes week by week already: label by what happens.",
    };
};

const figure =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|half|third|quarter|once|twice|day|days|week|weeks|month|months|hour|hours|night|overnight|friday|monday)\b/i;

/** A third of all benefits has a figure or a deadline, one in five at most is "costs cut by …". */
export const benefitsAreMeasured: Rule = function* ({ services }) {
  const benefits = services.flatMap((service) =>
    service.benefits.map((benefit, index) => ({
      file: serviceFile(service.id),
      path: ["benefits", index],
      text: typeof benefit === "string" ? benefit : benefit.text,
    })),
  );
  const plain = benefits.filter(({ text }) => !figure.test(text));
  for (const { file, path } of plain.slice(Math.ceil((benefits.length * 2) / 3)))
    yield { file, path, message: "give it a figure that its text supports: too few have one." };
  const alike = benefits.filter(({ text }) => isNounWithParticiple(text));
  for (const { file, path } of alike.slice(Math.floor(benefits.length / 5)))
    yield { file, path, message: "write it with a verb: too many are a noun and its participle." };
};

/** In how many places two drawings differ, laid over each other as well as they go. */
function differences(one: Pictogram, other: Pictogram): number {
  const cells = cellsOf(other);
  const lines = [one, other].map(({ elbow, date }) => JSON.stringify([elbow, date]));
  const shifted = [-1, 0, 1].map((shift) => {
    const moved = [...cellsOf(one)].map(([place, role]): [string, string] => {
      const [row = 0, column = 0] = place.split(" ").map(Number);
      return [`${row + shift} ${column}`, role];
    });
    const same = moved.filter(([place, role]) => cells.get(place) === role).length;
    const places = new Set([...moved.map(([place]) => place), ...cells.keys()]);
    return places.size - same;
  });
  return Math.min(...shifted) + (lines[0] === lines[1] ? 0 : 2);
}

/** Any two pictograms can be told apart; those drawn from the phases are not drawn by hand. */
export const pictogramsDiffer: Rule = function* (content) {
  const icons = drawnPictograms(content).filter(({ isOwn }) => isOwn);
  yield* repeated(icons.map(({ icon, file, path }) => ({ file, path, text: icon.says })));
  for (const [index, { file, path, icon }] of icons.entries())
    for (const other of icons.slice(0, index))
      if (differences(icon, other.icon) < 5)
        yield {
          file,
          path,
          message: `looks like that of content/${other.file}, draw it otherwise.`,
        };
};
