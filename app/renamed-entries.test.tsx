import { globSync, readFileSync } from "node:fs";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterAll, expect, it, vi } from "vitest";
import { checkContent } from "./content/check-content.ts";
import { caseStudies, claims, clients, serviceGroups, services } from "./content/content.ts";
import { readSource, type Source } from "./content/read-sources.ts";

const ids = new Set([
  ...services.map(({ id }) => id),
  ...serviceGroups.groups.map(({ id }) => id),
  ...caseStudies.map(({ slug }) => slug),
  ...claims.map(({ id }) => id),
  ...clients.map(({ name }) => name),
]);
const renamed = (id: string) => (ids.has(id) ? `renamed-${id}` : id);

/** Names stand alone, in addresses and in placeholders. */
const withNewNames = (text: string) =>
  renamed(text)
    .replace(/(?<=^\/(?:services|case-study)\/)[\w-]+/, renamed)
    .replace(/(?<=\{claim\.)[\w-]+/g, renamed);

function mapTexts(value: unknown): unknown {
  if (typeof value === "string") return withNewNames(value);
  if (Array.isArray(value)) return value.map(mapTexts);
  if (!value || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapTexts(inner)]));
}

function renamedSource(name: string): Source {
  const source = readSource(name, readFileSync(`content/${name}`, "utf8"));
  return {
    ...source,
    name: name.replace(/(?<=^(?:services|case-studies)\/)[\w-]+/, renamed),
    value: mapTexts(source.value),
  };
}

afterAll(() => {
  vi.doUnmock("./content/read-content.ts");
  vi.resetModules();
});

it("renders every kind of page after all entries have got other names", async () => {
  const names = globSync("**/*.{yaml,md}", { cwd: "content" });
  const { content, faults } = checkContent(names.map(renamedSource));
  expect(faults).toEqual([]);
  vi.resetModules();
  vi.doMock("./content/read-content.ts", () => ({ requireContent: () => content }));
  const render = (page: unknown, loaderData?: unknown) =>
    renderToStaticMarkup(
      <MemoryRouter>
        {createElement(page as ComponentType<{ loaderData: unknown }>, { loaderData })}
      </MemoryRouter>,
    );
  // Legal pages name no entry.
  const pages = import.meta.glob<{ default: unknown }>([
    "./pages/*/route.tsx",
    "!./pages/legal/route.tsx",
  ]);
  const entriesOf = new Map<string, readonly object[]>([
    ["./pages/service/route.tsx", content?.services ?? []],
    ["./pages/case-study/route.tsx", content?.caseStudies ?? []],
  ]);
  for (const [file, load] of Object.entries(pages)) {
    const { default: page } = await load();
    for (const entry of entriesOf.get(file) ?? [undefined])
      expect(() => render(page, entry), file).not.toThrow();
  }
});
