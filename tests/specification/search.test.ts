import { describe, expect, it } from "vitest";
import { content } from "../../app/content/all-offers.test-helper.ts";
import { data } from "../../app/islands/chat/chat.test-helper.ts";
import { linkFinder } from "../../app/islands/chat/find-links.ts";
import { searchLinks } from "../../app/islands/chat/search-links.ts";
import { kinds } from "../../app/search/document.ts";
import { searchDocuments } from "../../app/search/documents.ts";
import { nearestPages } from "../../app/search/nearest-pages.ts";
import { openIndex, search } from "../../app/search/search.ts";
import { controlQuestions, questions, score } from "./buyer-questions.ts";

const index = openIndex(searchDocuments(content));
const find = (query: string) => search(index, query).map(({ path }) => path);

it("leads what buyers type to a page that answers it, among the first three results", () => {
  const found = score(questions, find);
  expect(questions).toHaveLength(60);
  expect(
    found.missed,
    "Add the buyer's word to `search` in the file of the page, in content/.",
  ).toEqual([]);
  expect(found.first, `Not first: ${found.notFirst.join("; ")}`).toBeGreaterThanOrEqual(57);
});

it("does nearly as well with questions that no search word was written for", () => {
  const found = score(controlQuestions, find);
  expect(found.amongThree, `Missed: ${found.missed.join("; ")}`).toBeGreaterThanOrEqual(17);
});

describe("finds first", () => {
  it.each([
    ["what a visitor would say", "my project is late", "/services#behind"],
    ["what brought them here", "we acquired a company", "/services#bought"],
    ["what troubles them", "too many projects", "/services#too-many"],
    ["a word half typed", "sharepo", "/services/sharepoint-implementation"],
    ["one letter of many", "retrieval-augmented g", "/services/retrieval-augmented-generation"],
    ["a letter too few", "aerospce", "/case-study/aerospace-manufacturing-transformation"],
    ["two letters swapped", "mutli agent", "/services/multi-agent-systems"],
    ["capitals", "SHAREPOINT", "/services/sharepoint-implementation"],
    ["accents", "Ärchitécture", "/services/enterprise-architecture"],
    ["British spelling", "data centre", "/services/data-center-transformation"],
    ["a hyphen", "multi-agent", "/services/multi-agent-systems"],
    ["no hyphen", "multi agent", "/services/multi-agent-systems"],
    ["neither hyphen nor space", "multiagent", "/services/multi-agent-systems"],
    ["a space too many", "share point", "/services/sharepoint-implementation"],
    ["e-mail", "e-mail", "/contact"],
    ["email", "email", "/contact"],
    ["initials", "M & A", "/services/ma-integration-excellence"],
    [
      "another form of the word",
      "integrating two companies that merged",
      "/services/ma-integration-excellence",
    ],
    ["nothing but stop words", "about", "/about"],
    ["a name inside the page", "InfoPath", "/services/sharepoint-implementation"],
  ])("%s: “%s”", (_, query, path) => expect(find(query)[0]).toBe(path));
});

it("a situation is followed by the service that it leads with", () => {
  const [first, ...rest] = search(index, "we bought a company");
  expect(first).toMatchObject({ kind: "situation", path: "/services#bought" });
  expect(rest.find(({ kind }) => kind === "service")?.path).toBe(
    "/services/ma-integration-excellence",
  );
});

it("tells the words that it has found, as they stand there, of every kind", () => {
  expect(search(index, "hospital programmes")[0]).toMatchObject({
    kind: "service",
    title: "Healthcare & Life Sciences",
    path: "/services/healthcare-life-sciences",
    matched: ["Programs", "hospitals"],
    share: 1,
  });
  const found = search(index, "project programs");
  expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(kinds));
});

it("looks into the named fields alone", () => {
  expect(search(index, "InfoPath", { within: ["title", "aliases"] })).toEqual([]);
});

const nearest = (path: string) => nearestPages(path, index).map((page) => page.path);

it.each([
  ["/About", "/about"],
  ["/abuot", "/about"],
  ["/about-us.html", "/about"],
  ["/contact-us", "/contact"],
  ["/SERVICES", "/services"],
  ["/testimonial", "/testimonials"],
  ["/legal/privacy", "/privacy-policy"],
  ["/terms", "/terms-of-service"],
  ["/services/cloud-migrations", "/services/cloud-migration"],
  ["/cloud/migration", "/services/cloud-migration"],
  ["/services/sharepoint", "/services/sharepoint-implementation"],
  ["/case-studies/azure", "/case-study/azure-cloud-migration"],
  ["/case-study/helthcare-system", "/case-study/healthcare-system-integration"],
  ["/llm", "/services/llm-fine-tuning"],
  ["/client-stories", "/client-success-stories"],
  ["/d%61ta/caf%C3%A9/analytics", "/services/data-analytics"],
])("leads from the missing %s to %s", (asked, path) => {
  expect(nearest(asked)[0]).toBe(path);
});

const findLinks = linkFinder(data, searchLinks(index, data.labels.caseStudy));
const hrefs = (text: string) => findLinks(text).map(({ href }) => href);
const topicPage = (label: string) =>
  data.topics.find((topic) => topic.label === label)?.links[0].href;

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
])("in the chat “%s” leads to %s first", (text, href) => expect(hrefs(text)[0]).toBe(href));

it.each(["costume party", "said", "thinking", "aint", "good morning", "What is the weather?", ""])(
  "“%s” leads nowhere",
  (text) => expect(hrefs(text)).toEqual([]),
);

it.each(["job", "my CV", "Résumés"])("in the chat “%s” leads to no page that sells", (text) => {
  const [first, ...rest] = findLinks(text);
  expect(first?.label).toMatch(/^No jobs are listed/);
  expect(first?.href).toMatch(/^mailto:/);
  expect(rest[0]?.href).toBe("/about");
  expect(rest.filter(({ href }) => href.startsWith("/services"))).toEqual([]);
});

it("gives the best page of every word before the second best of any", () => {
  expect(hrefs("Which office is ISO certified, and what does it charge?")).toEqual(
    ["Pricing", "Location", "Security"].map(topicPage),
  );
});

it("has the right page among the links to 55 of 60 questions that buyers type, and first in 45", () => {
  const { amongThree, missed, first, notFirst } = score(questions, hrefs);
  expect(amongThree, `No link to its page: ${missed.join("; ")}`).toBeGreaterThanOrEqual(55);
  expect(first, `Not first: ${notFirst.join("; ")}`).toBeGreaterThanOrEqual(45);
});
