import { expect, it } from "vitest";
import { contents } from "../../app/content/content.ts";
import { searchDocuments } from "../../app/search/documents.ts";
import { rulesOf } from "../../app/search/rules.ts";
import { openIndex, search } from "../../app/search/search.ts";
import { speaking } from "../../app/search/stop-words.ts";

/** What German buyers type, as they type it, and the page that answers it. */
const questions: readonly (readonly [query: string, path: string])[] = [
  ["Wie ziehen wir in die Cloud um?", "/services/cloud-migration"],
  ["Clout Migration", "/services/cloud-migration"],
  ["Rechenzentrum schliessen", "/services/data-center-transformation"],
  ["Rechenzetrum Umzug", "/services/data-center-transformation"],
  ["Altsysteme abloesen", "/services/legacy-modernization"],
  ["COBOL Großrechner ersetzen", "/services/legacy-modernization"],
  ["grossrechner", "/services/legacy-modernization"],
  ["Projektleiter auf Zeit gesucht", "/services/project-management-service"],
  ["Projektmanagment", "/services/project-management-service"],
  ["externes PMO", "/services/project-management-service"],
  ["unabhängige Projektprüfung", "/services/program-governance-assurance"],
  ["Lenkungsauschuss", "/services/program-governance-assurance"],
  ["Welche Projekte sollen wir stoppen?", "/services/strategic-portfolio-management"],
  ["Projektportfolios priorisieren", "/services/strategic-portfolio-management"],
  ["Was kostet das?", "/contact"],
  ["Telefonnumer", "/contact"],
  ["offene Stellen", "/about"],
  ["Referenzprojekte", "/client-success-stories"],
  ["barrierefrei", "/accessibility"],
  ["Datenschutzerklaerung", "/privacy-policy"],
];

it("leads what is typed in German to its page, among the first three results", () => {
  const content = contents.find(({ site }) => site.language === "de");
  expect(content).toBeDefined();
  if (!content) return;
  const missed = speaking(rulesOf("de"), () => {
    const index = openIndex(searchDocuments(content));
    return questions.flatMap(([query, path]) => {
      const pages = search(index, query).map((found) => found.path.replace(/#.*/, ""));
      const first = [...new Set(pages)].slice(0, 3);
      return first.includes(path) ? [] : `${query}: ${first.join(", ")} in place of ${path}`;
    });
  });
  expect(questions).toHaveLength(20);
  expect(missed).toEqual([]);
});
