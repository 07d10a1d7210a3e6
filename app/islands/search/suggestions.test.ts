import { expect, it } from "vitest";
import { content } from "../../content/content";
import { searchDocuments } from "../../search/documents";
import { suggestions } from "./suggestions";
import { labels, usefulPaths } from "./texts";

const documents = searchDocuments(content);
const offered = (path: string, from?: string) =>
  Object.fromEntries(
    suggestions({ path, from }, documents).map(({ label, choices }) => [
      label,
      choices.map(({ href }) => href),
    ]),
  );

it("offers the page that one came from first", () => {
  const [first] = suggestions({ path: "/about", from: "/services/data-analytics" }, documents);
  expect(first?.label).toBe(labels.recent);
  expect(first?.choices.map(({ href }) => href)).toEqual(["/services/data-analytics"]);
});

it.each([undefined, "/about", "/no/such/page"])("has none for a visitor from %s", (from) => {
  expect(offered("/about", from)).not.toHaveProperty(labels.recent);
});

it("offers the neighbors of a service or a case study", () => {
  const paths = documents.filter(({ kind }) => kind === "service").map(({ path }) => path);
  const [, before, current, after] = paths;
  const near = offered(current ?? "")[labels.nearby];
  expect(near).toHaveLength(3);
  expect(near).toEqual(expect.arrayContaining([before, after]));
  const [story] = offered("/case-study/azure-cloud-migration")[labels.nearby] ?? [];
  expect(story).toMatch(/^\/case-study\//);
});

it("offers the places on a page that names some", () => {
  for (const href of offered("/services")[labels.nearby] ?? [])
    expect(href).toMatch(/^\/services#/);
  expect(offered("/services")[labels.nearby]).toHaveLength(3);
});

it("always offers useful pages that exist, but not the one that is open, and none twice", () => {
  expect(offered("/no/such/page")).toEqual({ [labels.useful]: usefulPaths });
  expect(offered("/contact")[labels.useful]).not.toContain("/contact");
  for (const { path } of documents) {
    const hrefs = Object.values(offered(path, "/services")).flat();
    expect(new Set(hrefs).size, path).toBe(hrefs.length);
    expect(hrefs).not.toContain(path);
  }
});
