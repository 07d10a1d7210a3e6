import { expect, it } from "vitest";
import { content } from "../../content/content";
import { fc } from "../../lib/property.test-helper";
import { questions, score } from "../../search/buyer-questions.test-helper";
import { searchDocuments } from "../../search/documents";
import { openIndex } from "../../search/search";
import { allPages } from "../../site";
import { data, linksOf } from "./chat.test-helper";
import { linkFinder } from "./find-links";
import { hostileMessage } from "./hostile-messages.test-helper";
import { searchLinks } from "./search-links";

const pages = searchDocuments(content);
const findLinks = linkFinder(data, searchLinks(openIndex(pages), data.labels.caseStudy));
const hrefs = (text: string) => findLinks(text).map(({ href }) => href);
const topicPage = (label: string) => linksOf(label)?.[0].href;

it.each([
  ["What does it cost?", topicPage("Pricing")],
  ["A QUOTE, please.", topicPage("Pricing")],
  ["Artificial Intelligence?", topicPage("AI")],
  ["e-mail", topicPage("Contact")],
  ["a SOC 2 report", topicPage("Security")],
  ["Which industries?", topicPage("Industries")],
  ["Do you work for banks?", "/services/financial-services"],
  ["an SAP rollout", "/services/enterprise-digital-transformation"],
  // The page of a thing comes before those of a topic that it belongs to.
  ["RAG chatbot", "/services/retrieval-augmented-generation"],
  ["Machine-Learning", "/services/ai-ml-solutions"],
  ["our data centre", "/services/data-center-transformation"],
  ["Do you know aerospace?", "/case-study/aerospace-manufacturing-transformation"],
])("“%s” leads to %s first", (text, href) => expect(hrefs(text)[0]).toBe(href));

it.each(["costume party", "said", "thinking", "aint", "good morning", "What is the weather?", ""])(
  "“%s” leads nowhere",
  (text) => expect(hrefs(text)).toEqual([]),
);

it.each(["job", "my CV", "Résumés"])("“%s” leads to no page that sells", (text) => {
  const [first, ...rest] = findLinks(text);
  expect(first?.label).toMatch(/^No jobs are listed/);
  expect(first?.href).toMatch(/^mailto:/);
  expect(rest.map(({ href }) => href)).toEqual(["/about"]);
});

it("gives the best page of every word before the second best of any", () => {
  expect(hrefs("Which office is ISO certified, and what does it charge?")).toEqual(
    ["Pricing", "Location", "Security"].map(topicPage),
  );
});

it("finds every service and case study by its name, first of all", () => {
  const named = pages.filter(({ path }) => path.split("/").length === 3);
  expect(named.length).toBeGreaterThan(40);
  for (const { path, title } of named)
    expect(hrefs(`Tell me of your ${title.toUpperCase()}!`), title).toHaveProperty("0", path);
});

it("has the right page among the links to 55 of 60 questions that buyers type, and first in 45", () => {
  expect(questions).toHaveLength(60);
  const { amongThree, missed, first, notFirst } = score(questions, hrefs);
  expect(amongThree, `No link to its page: ${missed.join("; ")}`).toBeGreaterThanOrEqual(55);
  expect(first, `Not first: ${notFirst.join("; ")}`).toBeGreaterThanOrEqual(45);
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
