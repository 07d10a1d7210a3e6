import { expect, it } from "vitest";
import { content } from "../../content/content";
import { fc } from "../../lib/property.test-helper";
import { searchDocuments } from "../../search/documents";
import { openIndex } from "../../search/search";
import { allPages } from "../../site";
import { data } from "./chat.test-helper";
import { linkFinder } from "./find-links";
import { hostileMessage } from "./hostile-messages.test-helper";
import { searchLinks } from "./search-links";

const pages = searchDocuments(content);
const findLinks = linkFinder(data, searchLinks(openIndex(pages), data.labels.caseStudy));
const hrefs = (text: string) => findLinks(text).map(({ href }) => href);
it("finds every service and case study by its name, first of all", () => {
  const named = pages.filter(({ path }) => path.split("/").length === 3);
  expect(named).not.toEqual([]);
  for (const { path, title } of named)
    expect(hrefs(`Tell me of your ${title.toUpperCase()}!`), title).toHaveProperty("0", path);
});

it("gives at most three links, each once and to a page that exists, whatever was written", () => {
  const words = [...data.topics, ...data.furtherWords].flatMap(({ words }) => words);
  const piece = fc.oneof(fc.constantFrom(...words), hostileMessage);
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 3 }), (pieces) => {
      const found = hrefs(pieces.join(" "));
      expect(found.length).toBeLessThanOrEqual(3);
      expect(new Set(found).size).toBe(found.length);
      for (const href of found.filter((one) => !one.startsWith("mailto:")))
        expect(allPages).toContain(href.replace(/#.*/, ""));
    }),
    { numRuns: 200 },
  );
});
