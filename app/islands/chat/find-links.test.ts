import { expect, it } from "vitest";
import { allPages, canonicalPages } from "../../lib/pages";
import { fc } from "../../lib/property.test-helper";
import { searchDocuments } from "../../search/documents";
import { openIndex } from "../../search/search";
import { site } from "../../site";
import { linkFinder } from "./find-links";
import { hostileMessage } from "./hostile-messages.test-helper";
import { searchLinks } from "./search-links";
import { furtherWords, topics } from "./texts";

const pages = searchDocuments();
const findLinks = linkFinder(searchLinks(openIndex(pages)));
const hrefs = (text: string) => findLinks(text).map(({ href }) => href);
const isOurs = (href: string) =>
  allPages.includes(href.replace(/#.*/, "")) || href.startsWith(`mailto:${site.mailboxes.info}?`);
const linksOf = (label: string) =>
  topics.find((topic) => topic.label === label)?.links.map(({ href }) => href) ?? [];

it.each([
  ["What does it cost?", "Pricing"],
  ["pricing", "Pricing"],
  ["A QUOTE, please.", "Pricing"],
  ["how much?", "Pricing"],
  ["Artificial Intelligence?", "AI"],
  ["e-mail", "Contact"],
  ["What do you charge?", "Pricing"],
  ["Are you certified?", "Security"],
  ["ISO-27001", "Security"],
  ["a SOC 2 report", "Security"],
  ["Which industries?", "Industries"],
])("“%s” leads to the pages of %s", (text, label) => {
  expect(hrefs(text)[0]).toBe(linksOf(label)[0]);
});

it.each(["costume party", "said", "thinking", "aint", "good morning", "What is the weather?", ""])(
  "“%s” leads nowhere",
  (text) => expect(hrefs(text)).toEqual([]),
);

it.each([
  ["sharepoint", "/services/sharepoint-implementation"],
  ["RAG chatbot", "/services/retrieval-augmented-generation"],
  ["Machine-Learning", "/services/ai-ml-solutions"],
  ["do you know mainframes?", "/services/legacy-modernization"],
  ["our data centre", "/services/data-center-transformation"],
])("“%s” leads to the page of that, before those of a topic", (text, href) => {
  expect(hrefs(text)[0]).toBe(href);
});

it.each([
  ["Do you work for banks?", "/services/financial-services"],
  ["core banking", "/services/financial-services"],
  ["two hospitals", "/services/healthcare-life-sciences"],
  ["HIPAA", "/services/healthcare-life-sciences"],
  ["an SAP rollout", "/services/enterprise-digital-transformation"],
  ["our ERP", "/services/enterprise-digital-transformation"],
  ["Tell me of your team", "/about"],
  ["security questionnaire", "/services#certifications"],
])("“%s” leads to %s", (text, href) => expect(hrefs(text)[0]).toBe(href));

it.each(["job", "Jobs?", "my CV", "a resume", "Résumés", "careers", "vacancies"])(
  "“%s” leads to no page that sells, and says that no jobs are listed",
  (text) => {
    const [first, ...rest] = findLinks(text);
    expect(first?.label).toMatch(/^No jobs are listed/);
    expect(first?.href).toMatch(/^mailto:/);
    expect(rest.map(({ href }) => href)).toEqual(["/about"]);
  },
);

it("gives the best page of every word before the second best of any", () => {
  expect(hrefs("Are you ISO certified to work for a hospital, and what is the charge?")).toEqual([
    linksOf("Pricing")[0],
    linksOf("Security")[0],
    "/services/healthcare-life-sciences",
  ]);
});

it("finds a topic without the names of the pages", () => {
  expect(linkFinder()("pricing").map(({ href }) => href)).toEqual(linksOf("Pricing"));
});

it("finds every service and case study by its name, first of all", () => {
  const named = pages.filter(({ path }) => path.split("/").length === 3);
  expect(named).toHaveLength(canonicalPages.filter((path) => path.split("/").length === 3).length);
  for (const { path, title } of named)
    expect(hrefs(`Tell me of your ${title.toUpperCase()}!`), title).toHaveProperty("0", path);
});

it.each([
  ["Do you know aerospace?", "/case-study/aerospace-manufacturing-transformation"],
  ["our healthcare group", "/services/healthcare-life-sciences"],
  ["a supply chain", "/case-study/global-supply-chain-optimization"],
])("finds a page by a telling word: “%s”", (text, path) => expect(hrefs(text)).toContain(path));

it("gives few links, each once and to a page that exists, whatever was written", () => {
  const words = [...topics, ...furtherWords].flatMap(({ words }) => words);
  const word = fc.constantFrom(...words);
  const title = fc.constantFrom(...pages.map(({ title }) => title));
  const message = fc.array(fc.oneof(word, title, hostileMessage), { maxLength: 3 });
  const isFine = fc.property(message, (parts) => {
    const found = hrefs(parts.join(" "));
    return (
      found.length <= 3 &&
      new Set(found).size === found.length &&
      found.every((href) => isOurs(href))
    );
  });
  fc.assert(isFine, { numRuns: 5000, examples: words.map((one) => [[one]]) });
});
