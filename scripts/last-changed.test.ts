import { globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { expectNone } from "../app/content/expect-none.test-helper";
import table from "../app/content/last-changed.json" with { type: "json" };
import { canonicalPages } from "../app/lib/pages";
import { contentHistory, missingHistory, pageHistory, readLog } from "./content-history";
import { pageSources, sharedFiles } from "./page-sources";

const dates: Partial<Record<string, string>> = table;
const remedy = "run `npm run last-changed` and commit app/content/last-changed.json";

describe("the table of last changes", () => {
  it("has a day for each page of the sitemap, and for no other", () => {
    expect(Object.keys(table), remedy).toEqual(canonicalPages);
    expectNone(
      Object.entries(table)
        .filter(([, day]) => !/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day)))
        .map(([page, day]) => `${page}: ${day} is no day; ${remedy}.`),
    );
  });

  it("says what the history of the content says", ({ skip }) => {
    const missing = missingHistory();
    if (missing) skip(missing);
    const history = contentHistory();
    expect(history.changes.length).toBeGreaterThan(0);
    expectNone(
      canonicalPages.flatMap((page) => {
        const { day, isImported, isEdited } = pageHistory(page, history);
        const said = dates[page] ?? "";
        // In the middle of an edit only a commit can tell; and a first commit is no change.
        if (!day || said === day || (isEdited && said > day) || (isImported && said < day))
          return [];
        return [
          `${page} was changed on ${day} (${pageSources(page).join(", ")}), the table says ${said}: ${remedy}.`,
        ];
      }),
    );
  });

  it("counts every file of content, for a page or for none", () => {
    const own = canonicalPages.flatMap(pageSources);
    const files = globSync("app/content/**/*.ts")
      .map((file) => file.replaceAll("\\", "/"))
      .filter((file) => !/\.test(-helper)?\.ts$/.test(file));
    const counted = [...own, ...sharedFiles];
    expectNone([
      ...files
        .filter((file) => !counted.includes(file))
        .map((file) => `${file} dates no page: see scripts/page-sources.ts.`),
      ...counted
        .filter((file) => !files.includes(file))
        .map((file) => `${file} is in scripts/page-sources.ts and does not exist.`),
    ]);
  });
});

describe("the history of a page", () => {
  const about = "app/content/about.ts";
  const claims = "app/content/claims.ts";
  const stories = "app/content/stories.ts";
  const log = [
    `2026-03-02 b\n\n${claims}\n`,
    `2026-03-05 a\n\n${about}\n${claims}\n`,
    `2026-03-09 \n\n${about}\n${stories}\n`,
  ];
  const changes = readLog(["", ...log].join("\0"));

  it("is read from git's log", () => {
    expect(changes[1]).toEqual({ day: "2026-03-05", isFirst: false, files: [about, claims] });
    expect(changes.map(({ isFirst }) => isFirst)).toEqual([false, false, true]);
  });

  it("takes the latest day of all its files, in whatever order they were committed", () => {
    const { day, isImported, isEdited } = pageHistory("/about", { changes, edited: [] });
    expect([day, isImported, isEdited]).toEqual(["2026-03-05", false, false]);
  });

  it("knows what came with the first commit, and what is being edited", () => {
    expect(pageHistory("/client-success-stories", { changes, edited: [] }).isImported).toBe(true);
    expect(pageHistory("/about", { changes, edited: [claims] }).isEdited).toBe(true);
    expect(pageHistory("/about", { changes, edited: [] }).isImported).toBe(false);
  });

  it("asks for the files of a page that is new", () => {
    expect(() => pageSources("/new")).toThrow("scripts/page-sources.ts");
  });
});
