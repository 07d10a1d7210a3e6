import { expect, it } from "vitest";
import { content } from "../../content/all-offers.test-helper";
import { type SearchWords, searchWords } from "../../lib/island-data";
import { caseStudyPath, servicePath } from "../../lib/paths";
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
  const services = content.services.map(({ id }) => servicePath(id));
  const studies = content.caseStudies.map(({ slug }) => caseStudyPath(slug));
  for (const [before, current, after, ...more] of [services, studies]) {
    const near = offered(current ?? "")[words.nearby] ?? [];
    const beside = [before, after].filter((one) => one !== undefined);
    // Of two pages, the second alone has a neighbor before it.
    if (current) expect(near).toEqual(expect.arrayContaining(beside));
    expect(near.length).toBe(current ? Math.min(3, beside.length + more.length) : 0);
  }
});

it("offers the places on a page that names some", () => {
  const within = new Map<string, string[]>();
  for (const { kind, path } of documents) {
    const [page = "", place] = path.split("#");
    if (kind === "page" && place) within.set(page, [...(within.get(page) ?? []), path]);
  }
  for (const [page, places] of within)
    expect(offered(page)[words.nearby]).toEqual(places.slice(0, 3));
});

it("always offers useful pages that exist, but not the one that is open, and none twice", () => {
  expect(offered("/no/such/page")).toEqual({ [words.useful]: words.usefulPages });
  expect(offered(words.contactPage)[words.useful] ?? []).not.toContain(words.contactPage);
  for (const { path } of documents) {
    const hrefs = Object.values(offered(path, from)).flat();
    expect(new Set(hrefs).size, path).toBe(hrefs.length);
    expect(hrefs).not.toContain(path);
  }
});
