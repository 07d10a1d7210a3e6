import path from "node:path";
import { describe, expect, it } from "vitest";
import { canonicalPages } from "../lib/pages";
import { contentFiles } from "./all-content.test-helper";
import { caseStudies } from "./case-studies";
import { expectNone } from "./expect-none.test-helper";
import { services } from "./services";

describe("titles and descriptions", () => {
  const pages = [
    ...services.map(({ id, ...rest }) => ({ file: `services/${id}.ts`, ...rest })),
    ...caseStudies.map(({ slug, ...rest }) => ({ file: `case-studies/${slug}.ts`, ...rest })),
    ...contentFiles.flatMap(({ file, content }) =>
      Object.values(content).flatMap((value) => {
        const candidates = Object.values(value as object).concat(value);
        return candidates.flatMap((candidate) => {
          const head = candidate?.head ?? (candidate?.wordingChanged && candidate);
          return head
            ? [{ file: path.basename(file), title: head.title, description: head.description }]
            : [];
        });
      }),
    ),
  ].map(({ file, title, description }) => ({
    file,
    title: String(title),
    description: String(description),
  }));

  it("are read from every page that has its own", () => {
    expect(pages).toHaveLength(canonicalPages.length);
  });

  it("fit a search result", () => {
    expectNone(
      pages.flatMap(({ file, title, description }) => [
        ...(title.length > 60
          ? [`app/content/${file} title: ${title.length} characters, at most 60.`]
          : []),
        ...(description.length < 50 || description.length > 160
          ? [`app/content/${file} description: ${description.length} characters, 50 to 160.`]
          : []),
      ]),
    );
  });

  it("are unique", () => {
    for (const key of ["title", "description"] as const) {
      const seen = new Map<string, string>();
      expectNone(
        pages.flatMap(({ file, [key]: text }) => {
          const other = seen.get(text);
          seen.set(text, file);
          return other ? [`app/content/${file} ${key}: the same as in ${other}.`] : [];
        }),
      );
    }
  });
});
