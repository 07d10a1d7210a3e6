import { expect, it } from "vitest";
import { canonicalPages } from "../lib/pages";
import { contentFiles, fileOf } from "./all-content.test-helper";
import { caseStudies } from "./case-studies";
import { caseStudyFile, expectDistinct, expectEach, serviceFile } from "./expect-none.test-helper";
import { services } from "./services";
import type { PageHead } from "./types";

/** What each page says of itself, with its file: services, case studies, and whatever has a head. */
const pages: (PageHead & { file: string })[] = [
  ...services.map((service) => ({ ...service, file: serviceFile(service) })),
  ...caseStudies.map((study) => ({ ...study, file: caseStudyFile(study) })),
  ...contentFiles.flatMap(({ file, content }) =>
    Object.values(content)
      .flatMap((value) => [...Object.values(value as object), value])
      .map((part) => part?.head ?? (part?.wordingChanged && part))
      .filter(Boolean)
      .map((head: PageHead) => ({ ...head, file })),
  ),
];

it("has a title and a description for every page", () => {
  expect(pages).toHaveLength(canonicalPages.length);
});

it("has titles and descriptions that fit a search result", () => {
  expectEach(pages, fileOf, function* ({ title, description }) {
    if (title.length > 60) yield `title: ${title.length} characters, at most 60.`;
    if (description.length < 50 || description.length > 160)
      yield `description: ${description.length} characters, 50 to 160.`;
  });
});

it.each(["title", "description"] as const)("gives no two pages the same %s", (key) => {
  expectDistinct(pages.map(({ file, [key]: text }) => ({ where: `${file} ${key}`, text })));
});
