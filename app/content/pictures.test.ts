import { existsSync } from "node:fs";
import { it } from "vitest";
import { site } from "../site";
import { about } from "./about";
import { caseStudies } from "./case-studies";
import { clients } from "./clients";
import { caseStudyFile, expectDistinct, expectEach, whereOf } from "./expect-none.test-helper";
import { home } from "./home";
import { isImageHost, logoProblem } from "./logo-rules.test-helper";

it("says what every picture shows, in a sentence of its own", () => {
  const alternatives = [
    ...caseStudies.map((study) => ({
      where: `${caseStudyFile(study)} imageAlt`,
      text: study.imageAlt,
    })),
    { where: "app/content/home.ts hero.imageAlt", text: home.hero.imageAlt },
    { where: "app/content/about.ts teamImageAlt", text: about.teamImageAlt },
    ...clients.map(({ name, alt }) => ({
      where: `app/content/clients.ts "${name}" alt`,
      text: alt,
    })),
  ];
  expectDistinct(alternatives);
  expectEach(alternatives, whereOf, function* ({ text }) {
    if (text.trim().length < 5 || text.length > 200)
      yield "5 to 200 characters that say what is seen and why.";
  });
});

it("has client logos that exist, on this site or on an allowed host", () => {
  expectEach(clients, "app/content/clients.ts", function* ({ name, logoUrl }) {
    const problem = logoProblem(logoUrl, site.imageHosts);
    if (problem) yield `"${name}" logoUrl: ${problem}`;
    if (logoUrl.startsWith("/") && !existsSync(`public${logoUrl}`))
      yield `"${name}" logoUrl: public${logoUrl} is missing.`;
  });
  expectEach(site.imageHosts, "app/site.ts imageHosts:", function* (host) {
    if (!isImageHost(host)) yield `write "${host}" as "https://host".`;
  });
});
