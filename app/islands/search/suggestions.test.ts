import { expect, it } from "vitest";
import { content } from "../../content/content";
import { searchWords } from "../../lib/island-data";
import { searchDocuments } from "../../search/documents";
import { suggestions } from "./suggestions";

const words = searchWords(content);
const documents = searchDocuments(content);
const offered = (path: string, from?: string) =>
  Object.fromEntries(
    suggestions({ path, from }, documents, words).map(({ label, choices }) => [
      label,
      choices.map(({ href }) => href),
    ]),
  );

it("offers the page that one came from first", () => {
  const [first] = suggestions(
    { path: "/about", from: "/services/data-analytics" },
    documents,
    words,
  );
  expect(first?.label).toBe(words.recent);
  expect(first?.choices.map(({ href }) => href)).toEqual(["/services/data-analytics"]);
});

it.each([undefined, "/about", "/no/such/page"])("has none for a visitor from %s", (from) => {
  expect(offered("/about", from)).not.toHaveProperty(words.recent);
});

it("offers the neighbors of a service or a case study", () => {
  const paths = documents.filter(({ kind }) => kind === "service").map(({ path }) => path);
  const [, before, current, after] = paths;
  const near = offered(current ?? "")[words.nearby];
  expect(near).toHaveLength(3);
  expect(near).toEqual(expect.arrayContaining([before, after]));
  const [story] = offered("/case-study/azure-cloud-migration")[words.nearby] ?? [];
  expect(story).toMatch(/^\/case-study\//);
});

it("offers the places on a page that names some", () => {
  for (const href of offered("/services")[words.nearby] ?? []) expect(href).toMatch(/^\/services#/);
  expect(offered("/services")[words.nearby]).toHaveLength(3);
});

it("always offers useful pages that exist, but not the one that is open, and none twice", () => {
  expect(offered("/no/such/page")).toEqual({ [words.useful]: words.usefulPages });
  expect(offered("/contact")[words.useful]).not.toContain("/contact");
  for (const { path } of documents) {
    const hrefs = Object.values(offered(path, "/services")).flat();
    expect(new Set(hrefs).size, path).toBe(hrefs.length);
    expect(hrefs).not.toContain(path);
  }
});
