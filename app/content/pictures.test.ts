import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { masterOf } from "../../scripts/pictures";
import { pictures } from "../pictures";
import { site } from "../site";
import { about } from "./about";
import { caseStudies } from "./case-studies";
import { clients } from "./clients";
import { expectNone } from "./expect-none.test-helper";
import { home } from "./home";
import { isImageHost, logoProblem } from "./logo-rules";

const publicFile = (url: string) => path.resolve("public", url.slice(1));

describe("pictures", () => {
  it("have a master", () => {
    expectNone(
      Object.entries(pictures)
        .filter(([name]) => !existsSync(masterOf(name).file))
        .map(
          ([name, { width, height }]) =>
            `art/masters/${path.basename(masterOf(name).file)} is missing: a PNG of ${width} × ${height}.`,
        ),
    );
  });

  it("say what they show, in a sentence of their own", () => {
    const alternatives = [
      ...caseStudies.map(({ slug, imageAlt }) => ({
        where: `case-studies/${slug}.ts imageAlt`,
        alt: imageAlt,
      })),
      { where: "home.ts hero.imageAlt", alt: home.hero.imageAlt },
      { where: "about.ts teamImageAlt", alt: about.teamImageAlt },
      ...clients.map(({ name, alt }) => ({ where: `clients.ts "${name}" alt`, alt })),
    ];
    expectNone(
      alternatives
        .filter(({ alt }) => alt.trim().length < 5 || alt.length > 200)
        .map(
          ({ where }) => `app/content/${where}: 5 to 200 characters that say what is seen and why.`,
        ),
    );
    expect(new Set(alternatives.map(({ alt }) => alt)).size).toBe(alternatives.length);
  });

  it("of clients exist", () => {
    expectNone(
      clients
        .filter(({ logoUrl }) => logoUrl.startsWith("/") && !existsSync(publicFile(logoUrl)))
        .map(({ name, logoUrl }) => `public${logoUrl} is missing: client "${name}".`),
    );
  });

  it("of clients come from this site or from an allowed host", () => {
    expectNone(
      clients.flatMap(({ name, logoUrl }) => {
        const problem = logoProblem(logoUrl, site.imageHosts);
        return problem ? [`app/content/clients.ts "${name}" logoUrl: ${problem}`] : [];
      }),
    );
  });

  it("come from hosts that are written as the policy needs them", () => {
    expectNone(
      site.imageHosts
        .filter((host) => !isImageHost(host))
        .map((host) => `app/site.ts imageHosts: write "${host}" as "https://host".`),
    );
  });
});
