import { expect, it } from "vitest";
import { content } from "../../content/all-offers.test-helper";
import { type SearchWords, searchWords } from "../../lib/island-data";
import { servicePath, servicesPath } from "../../lib/paths";
import { searchDocuments } from "../../search/documents";
import { suggestions } from "./suggestions";

const words = searchWords(content) as SearchWords;
const documents = searchDocuments(content);
const offered = (path: string, from?: string) =>
  Object.fromEntries(
    suggestions({ path, from }, documents, words).map(({ label, choices }) => [
      label,
      choices.map(({ href }) => href),
    ]),
  );

const { path = "" } = content.pages.find((one) => one.path !== "/") ?? {};
const from = `/services/${content.services[0]?.id}`;

it.each([undefined, path, "/no/such/page"])("has none for a visitor from %s", (from) => {
  expect(offered(path, from)).not.toHaveProperty(words.recent);
});

it("offers the neighbors of a service or a case study", () => {
  const paths = content.services.map(({ id }) => servicePath(id));
  const [, before, current, after] = paths;
  const near = offered(current ?? "")[words.nearby];
  expect(near).toHaveLength(3);
  expect(near).toEqual(expect.arrayContaining([before, after]));
  const [study] = offered(`/case-study/${content.caseStudies[0]?.slug}`)[words.nearby] ?? [];
  expect(study).toMatch(/^\/case-study\//);
});

it("offers the places on a page that names some", () => {
  const plan = servicesPath(content) ?? "";
  const near = offered(plan)[words.nearby] ?? [];
  expect(near).not.toEqual([]);
  for (const href of near) expect(href).toContain(`${plan}#`);
});

it("always offers useful pages that exist, but not the one that is open, and none twice", () => {
  expect(offered("/no/such/page")).toEqual({ [words.useful]: words.usefulPages });
  expect(offered(words.contactPage)[words.useful]).not.toContain(words.contactPage);
  for (const { path } of documents) {
    const hrefs = Object.values(offered(path, from)).flat();
    expect(new Set(hrefs).size, path).toBe(hrefs.length);
    expect(hrefs).not.toContain(path);
  }
});
