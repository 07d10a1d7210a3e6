import { expect, it } from "vitest";
import { expectDistinct, expectEach, serviceFile } from "./expect-none.test-helper";
import { services } from "./services";
import { isNounWithParticiple } from "./text-rules.test-helper";

/** Any ten service pages, read in a row, are ten different pages. */

const catalog = services.filter((service) => service.template === "service");
const isWeek = (label: string) => /^weeks? /i.test(label);
const benefits = services.flatMap((service) =>
  service.benefits.map((benefit, index) => ({
    where: `${serviceFile(service)} benefits.${index}`,
    text: typeof benefit === "string" ? benefit : benefit.text,
  })),
);

it("has leads that speak of the buyer and name no other service", () => {
  expectEach(services, serviceFile, function* ({ id, lead }) {
    for (const other of services)
      if (other.id !== id && lead.includes(other.title))
        yield `lead: names ${other.title}; say it in \`instead\`.`;
  });
});

it("completes “If …, see …” and leads to another service", () => {
  expectEach(services, serviceFile, function* ({ id, instead }) {
    for (const { when, service } of instead) {
      if (service === id) yield "instead: leads to the page itself.";
      if (/^(if|when) |[.,]$/i.test(when) || when.length > 110)
        yield `instead: write “${when}” to follow “If ”, up to 110 characters.`;
    }
  });
});

it("has passages that cover each of the first four weeks, with labels of up to 28 characters", () => {
  expectEach(catalog, serviceFile, function* ({ overview }) {
    const covered = overview.flatMap(({ covers }) => covers);
    for (const week of [1, 2, 3, 4] as const)
      if (!covered.includes(week)) yield `overview: no passage covers week ${week}.`;
    for (const { label } of overview)
      if (label.length > 28) yield `overview “${label}”: at most 28 characters.`;
  });
});

it("has passages with labels and an order that no other page has", () => {
  expectDistinct(
    catalog.flatMap((service) => {
      const where = `${serviceFile(service)} overview`;
      const order = service.overview.map(({ covers }) => covers.join("+") || "none").join(", ");
      const labels = service.overview.map(({ label }) => label.toLowerCase());
      return [order, ...labels.filter((label) => !isWeek(label))].map((text) => ({ where, text }));
    }),
  );
});

it("goes week by week on a third of the pages at most", () => {
  const weekly = catalog.filter(
    ({ overview }) => overview.filter(({ label }) => isWeek(label)).length > 1,
  );
  expect(
    weekly.length,
    `${weekly.map(serviceFile).join(", ")}: label some by what happens in them.`,
  ).toBeLessThanOrEqual(catalog.length / 3);
});

it("has a figure or a deadline in a third of the benefits or more", () => {
  const number =
    /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|half|third|quarter|once|twice|day|days|week|weeks|month|months|hour|hours|night|overnight|friday|monday)\b/i;
  const measured = benefits.filter(({ text }) => number.test(text));
  expect(
    measured.length / benefits.length,
    "Give some of the benefits in app/content/services/*.ts a figure that their text supports.",
  ).toBeGreaterThanOrEqual(1 / 3);
});

it("has one benefit in five at most that is a noun with its participle", () => {
  const alike = benefits.filter(({ text }) => isNounWithParticiple(text));
  expect(
    alike.length / benefits.length,
    alike.map(({ where, text }) => `${where}: ${text}`).join("\n"),
  ).toBeLessThanOrEqual(1 / 5);
});
