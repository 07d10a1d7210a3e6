import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { characters } from "../../scripts/fonts";
import { masterOf } from "../../scripts/pictures";
import { canonicalPages } from "../lib/pages";
import { slugOf } from "../lib/slug";
import { pictures } from "../pictures";
import { site } from "../site";
import { about } from "./about";
import { contentFiles } from "./all-content.test-helper";
import { caseStudies, unlistedCaseStudyFiles } from "./case-studies";
import { certifications } from "./certifications";
import { allClaims } from "./claims";
import { clients } from "./clients";
import { expectNone } from "./expect-none.test-helper";
import { home } from "./home";
import { caseStudySlugs, serviceIds } from "./ids";
import { isImageHost, logoProblem } from "./logo-rules";
import { services, servicesInGroup, unlistedServiceFiles } from "./services";
import { fixedPages, specifiedGroups } from "./specified.test-helper";
import { readingEase, sentencesOf, textsIn, wordsOf, wordsOutOfStyle } from "./text-rules";
import type { ServiceGroupId } from "./types";

const publicFile = (url: string) => path.resolve("public", url.slice(1));

const texts = contentFiles.flatMap(({ file, content }) =>
  [...textsIn(content)].map(({ path: field, text }) => ({ file, field, text })),
);

/** Ids, links and dates are no prose. */
const prose = texts.filter(({ text }) => /\s/.test(text));

describe("services and case studies", () => {
  it("have a file for each id and an id for each file", () => {
    expect(services.map(({ id }) => id)).toEqual([...serviceIds]);
    expectNone(
      [...unlistedServiceFiles(), ...unlistedCaseStudyFiles()].map(
        (file) =>
          `app/content/${file.slice(2)}: no page leads to it. Add its name to app/content/ids.ts.`,
      ),
    );
  });

  it("have ids that can stand in an address, each once", () => {
    const ids = [...serviceIds, ...caseStudySlugs];
    expectNone([
      ...ids
        .filter((id) => slugOf(id) !== id)
        .map((id) => `app/content/ids.ts: write "${id}" as "${slugOf(id)}".`),
      ...ids
        .filter((id, index) => ids.indexOf(id) !== index)
        .map((id) => `app/content/ids.ts: "${id}" stands there twice.`),
    ]);
  });

  it("have every field checked by the compiler", () => {
    const sources = import.meta.glob<string>(["./services/*.ts", "./case-studies/*.ts"], {
      eager: true,
      query: "?raw",
      import: "default",
    });
    expectNone(
      Object.entries(sources)
        .filter(([, source]) => !/\} satisfies (Service|Solution|CaseStudy);\s*$/.test(source))
        .map(
          ([file]) =>
            `app/content/${file.slice(2)}: end it with "} satisfies …;" and its type, as its neighbors do.`,
        ),
    );
  });

  it("stand in the specified groups, in the specified order", () => {
    const shownIn = (group: ServiceGroupId) => servicesInGroup(group).map(({ id }) => id);
    for (const [group, ids] of Object.entries(specifiedGroups))
      expect(
        shownIn(group as ServiceGroupId).filter((id) => ids.includes(id)),
        `app/content/ids.ts, or a service's group: "${group}"`,
      ).toEqual(ids);
  });

  it("use the solution template on the fixed pages", () => {
    const solutions = services
      .filter(({ template }) => template === "solution")
      .map(({ id }) => id);
    expect(solutions).toEqual(expect.arrayContaining([...fixedPages]));
  });

  it("are combined with three other services", () => {
    expectNone(
      services.flatMap(({ id, combinedWith }) => {
        const others = new Set<string>(combinedWith.map(({ service }) => service));
        return others.size < 3 || others.has(id)
          ? [`app/content/services/${id}.ts combinedWith: name three different other services.`]
          : [];
      }),
    );
  });
});

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
          return other && other !== file
            ? [`app/content/${file} ${key}: the same as in ${other}.`]
            : [];
        }),
      );
    }
  });
});

describe("texts", () => {
  it("keep to the house style", () => {
    expectNone(
      prose.flatMap(({ file, field, text }) =>
        wordsOutOfStyle(text).map(
          (word) => `${file} ${field}: "${word}" is out of style, write it otherwise.`,
        ),
      ),
    );
  });

  it("are easy enough to read on every service page: a reading ease of 35 at least", () => {
    expectNone(
      services.flatMap((service) => {
        const paragraphs =
          service.template === "service"
            ? service.overview
            : service.sections.flatMap((section) => section.paragraphs);
        const ease = readingEase([service.lead, ...paragraphs].join(" "));
        return ease < 35
          ? [
              `app/content/services/${service.id}.ts: reading ease ${ease.toFixed(0)}. Shorten sentences and words.`,
            ]
          : [];
      }),
    );
  });

  it("have no sentence over 40 words", () => {
    expectNone(
      prose.flatMap(({ file, field, text }) =>
        sentencesOf(text)
          .filter((sentence) => wordsOf(sentence).length > 40)
          .map((sentence) => `${file} ${field}: over 40 words, make two of it: ${sentence}`),
      ),
    );
  });

  it("share no sentence between two files", () => {
    // The name of a service or of a standard is no repetition.
    const titles = new Set([
      ...services.map(({ title }) => title),
      ...certifications.map(({ name }) => name),
    ]);
    const seen = new Map<string, string>();
    const problems: string[] = [];
    for (const { file, field, text } of prose) {
      if (titles.has(text)) continue;
      for (const sentence of sentencesOf(text).filter((one) => wordsOf(one).length >= 4)) {
        const key = sentence.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, "");
        const other = seen.get(key);
        if (other && other !== file)
          problems.push(`${file} ${field}: also in ${other}, write it otherwise: ${sentence}`);
        seen.set(key, file);
      }
    }
    expectNone(problems);
  });

  it("and the brand file use only characters that the fonts were cut with", () => {
    const names = [...textsIn(site)].map(({ path: field, text }) => ({
      file: "app/site.ts",
      field,
      text,
    }));
    expectNone(
      [...texts, ...names].flatMap(({ file, field, text }) => {
        const missing = [...text].filter((character) => !characters.includes(character));
        return missing.length
          ? [
              `${file} ${field}: add "${missing.join("")}" to scripts/fonts.ts or write it otherwise.`,
            ]
          : [];
      }),
    );
  });
});

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

describe("claims", () => {
  it("say what they count and over which time", () => {
    expectNone(
      allClaims
        .filter(({ scope, period }) => !scope || !period)
        .map(({ id }) => `app/content/claims.ts "${id}": scope and period are needed.`),
    );
  });
});
