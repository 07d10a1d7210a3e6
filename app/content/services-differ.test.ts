import { describe, expect, it } from "vitest";
import { expectNone } from "./expect-none.test-helper";
import { services } from "./services";
import { isNounWithParticiple } from "./text-rules";

/** Any ten service pages, read in a row, are ten different pages. */

const fileOf = (id: string) => `app/content/services/${id}.ts`;
const catalog = services.filter((service) => service.template === "service");
const benefits = services.flatMap(({ id, benefits }) =>
  benefits.map((benefit, index) => ({
    where: `${fileOf(id)} benefits.${index}`,
    text: typeof benefit === "string" ? benefit : benefit.text,
  })),
);

describe("leads", () => {
  it("speak of the buyer and name no other service", () => {
    expectNone(
      services.flatMap(({ id, lead }) =>
        services
          .filter((other) => other.id !== id && lead.includes(other.title))
          .map(({ title }) => `${fileOf(id)} lead: names ${title}; say it in \`instead\`.`),
      ),
    );
  });
});

describe("instead", () => {
  it("completes “If …, see …” and leads to another service", () => {
    expectNone(
      services.flatMap(({ id, instead }) =>
        instead.flatMap(({ when, service }) => [
          ...(service === id ? [`${fileOf(id)} instead: leads to the page itself.`] : []),
          ...(/^(if|when) |[.,]$/i.test(when) || when.length > 110
            ? [`${fileOf(id)} instead: write “${when}” to follow “If ”, up to 110 characters.`]
            : []),
        ]),
      ),
    );
  });
});

describe("passages", () => {
  it("have labels of up to 28 characters, no two pages the same", () => {
    const seen = new Map<string, string>();
    expectNone(
      catalog.flatMap(({ id, overview }) =>
        overview.flatMap(({ label }) => {
          const other = seen.get(label.toLowerCase());
          seen.set(label.toLowerCase(), id);
          const week = /^weeks? (one|two|three|four|\d)/i.test(label);
          return [
            ...(label.length > 28 ? [`${fileOf(id)} “${label}”: at most 28 characters.`] : []),
            ...(other && !week
              ? [`${fileOf(id)} “${label}”: ${fileOf(other)} has it too, write a label of its own.`]
              : []),
          ];
        }),
      ),
    );
  });

  it("tell of each of the first four weeks, in an order that no other page has", () => {
    const seen = new Map<string, string>();
    expectNone(
      catalog.flatMap(({ id, overview }) => {
        const order = overview.map(({ covers }) => covers.join("+") || "none").join(", ");
        const other = seen.get(order);
        seen.set(order, id);
        const told = new Set(overview.flatMap(({ covers }) => covers));
        return [
          ...[1, 2, 3, 4]
            .filter((week) => !told.has(week as 1))
            .map((week) => `${fileOf(id)} overview: no passage covers week ${week}.`),
          ...(other ? [`${fileOf(id)} overview: runs ${order}, as ${fileOf(other)} does.`] : []),
        ];
      }),
    );
  });

  it("go week by week on a third of the pages at most", () => {
    const weekly = catalog.filter(
      ({ overview }) => overview.filter(({ label }) => /^weeks? /i.test(label)).length > 1,
    );
    expect(
      weekly.length,
      `${weekly.map(({ id }) => fileOf(id)).join(", ")}: label some by what happens in them.`,
    ).toBeLessThanOrEqual(catalog.length / 3);
  });
});

describe("benefits", () => {
  const number =
    /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|half|third|quarter|once|twice|day|days|week|weeks|month|months|hour|hours|night|overnight|friday|monday)\b/i;

  it("have a figure or a deadline, a third of them or more", () => {
    const measured = benefits.filter(({ text }) => number.test(text));
    expect(
      measured.length / benefits.length,
      "Give some of the benefits in app/content/services/*.ts a figure that their text supports.",
    ).toBeGreaterThanOrEqual(1 / 3);
  });

  it("are sentences or things, one in five at most a noun with its participle", () => {
    const alike = benefits.filter(({ text }) => isNounWithParticiple(text));
    expect(
      alike.length / benefits.length,
      alike.map(({ where, text }) => `${where}: ${text}`).join("\n"),
    ).toBeLessThanOrEqual(1 / 5);
  });
});
