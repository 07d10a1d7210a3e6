import { existsSync } from "node:fs";
import path from "node:path";
import { isTag } from "domhandler";
import { pathOfKind } from "../../app/bands/band-words.test-helper.ts";
import { content } from "../../app/content/content.ts";
import { contactPath, questionPath } from "../../app/lib/paths.ts";
import { allPages, contentAt, errorDocuments, pathAt, site } from "../../app/site.ts";
import {
  canonicalOf,
  elementsOf,
  type Fact,
  factOf,
  factsOf,
  firstOf,
  headingOf,
  metaOf,
  textOf,
} from "../support/built-documents.ts";
import { client } from "../support/built-files.ts";
import { expect, test } from "../support/fixtures.ts";
import { needed } from "../support/needed.ts";
import { servicePage } from "../support/places.ts";

/** What search engines are told, held against what the page shows. */

const addressOf = (page: string) => new URL(page, site.url).href;
const firm = {
  "@type": "Organization",
  "@id": addressOf("/#organization"),
  name: site.name,
  url: addressOf("/"),
};

/** Where questions are answered for the search. */
const [answersPath = ""] = questionPath(content, content.faq[0]?.question ?? "")?.split("#") ?? [];

/** Names and addresses of the links in the words of a page. */
const linksIn = (page: string) =>
  elementsOf(page, "main a[href]").map((link) => ({
    name: textOf(link),
    url: new URL(link.attribs.href ?? "", site.url).href,
  }));

test("each kind of page tells its own facts, and no other", () => {
  const expected = (page: string) => {
    if (page === "/") return ["Organization", "WebSite"];
    if (page === answersPath) return ["FAQPage", "BreadcrumbList"];
    if (page.startsWith("/services/")) return ["Service", "BreadcrumbList"];
    if (page.startsWith("/case-study/")) return ["Article", "BreadcrumbList"];
    return ["BreadcrumbList"];
  };
  for (const page of allPages) {
    const facts = factsOf(page);
    expect(
      facts.map((fact) => fact["@type"]),
      page,
    ).toEqual(expected(pathAt(page)));
    // What is said of ourselves is no review. Types and properties; an answer may speak of one.
    expect(JSON.stringify(facts), page).not.toMatch(
      /"@type":"[^"]*(Review|Rating)|"[^" ]*(review|rating)[^" ]*":/i,
    );
  }
  for (const file of Object.values(errorDocuments)) expect(factsOf(file), file).toEqual([]);
});

test("home says who the firm is, as its pages do", () => {
  const { address, logo, sameAs = [], ...told } = factOf("/", "Organization");
  expect(told).toEqual({
    ...firm,
    legalName: site.legalName,
    slogan: site.tagline,
    email: site.mailboxes.info,
    ...(site.foundedYear && { foundingDate: String(site.foundedYear) }),
  });
  expect(existsSync(path.join(client, new URL(logo).pathname)), logo).toBe(true);
  const { "@type": _, ...parts } = address;
  const { country: __, ...written } = site.address;
  expect(Object.values(parts)).toEqual(Object.values(written));
  expect(textOf(firstOf(contactPath(site), "main"))).toContain(site.postalAddress);
  // Only profiles of its own are the firm, not the front page of a network.
  const profiles = site.socialLinks.map(({ href }) => href as string);
  expect(sameAs).toEqual(profiles.filter((href) => new URL(href).pathname !== "/"));
  expect(factOf("/", "WebSite")).toEqual({
    "@type": "WebSite",
    name: site.name,
    url: addressOf("/"),
    inLanguage: firstOf("/", "html")?.attribs.lang,
    publisher: { "@id": firm["@id"] },
  });
});

test("a service is told by the name and the words of its page, with who provides it and where", () => {
  const pages = allPages.filter((page) => page.startsWith("/services/"));
  expect(pages.length).toBeGreaterThanOrEqual(content.services.length);
  for (const page of pages)
    expect(factOf(page, "Service"), page).toEqual({
      "@type": "Service",
      name: headingOf(page),
      description: metaOf(page, "description"),
      url: canonicalOf(page)[0],
      provider: firm,
      ...(site.area && { areaServed: site.area }),
    });
  expect(textOf(firstOf(servicePage, "main"))).toContain(site.area ?? "");
});

test("a case study is an article about the services that it used, and mentions those it leads to", () => {
  for (const { slug } of content.caseStudies) {
    const page = `/case-study/${slug}`;
    const { about, mentions, image, dateModified: _day, ...told } = factOf(page, "Article");
    expect(told, page).toEqual({
      "@type": "Article",
      headline: headingOf(page),
      description: metaOf(page, "description"),
      url: canonicalOf(page)[0],
      inLanguage: contentAt(page).site.language,
      author: firm,
    });
    const shown = elementsOf(page, "aside nav li");
    const names = (services: Fact[]) => services.map(({ name }) => name);
    expect(
      [
        ...names(about).map((name) => `${name}${content.words.caseStudies.used}`),
        ...names(mentions),
      ],
      page,
    ).toEqual(shown.map(textOf));
    const links = linksIn(page);
    for (const { name, url } of [...about, ...mentions])
      expect(links, page).toContainEqual({ name, url });
    expect(textOf(firstOf(page, "main")), page).toContain(told.description);
    expect(addressOf(firstOf(page, "main img")?.attribs.src ?? "")).toBe(image);
  }
});

/** Between the entries of a list only what is told has one. */
const withoutSpaces = (text: string) => text.replace(/\s/g, "");

test("questions are told as they stand where the search leads, all of them", () => {
  needed(answersPath || undefined, "page that answers questions");
  const shown = elementsOf(answersPath, "#faq details").map((one) => {
    const [question, answer = ""] = one.children.filter(isTag).map(textOf);
    return { question, answer: withoutSpaces(answer) };
  });
  const told = factOf(answersPath, "FAQPage").mainEntity.map(({ name, acceptedAnswer }: Fact) => ({
    question: name,
    answer: withoutSpaces(acceptedAnswer.text),
  }));
  expect(told).toEqual(shown);
  expect(told).toHaveLength(content.faq.length);
});

/**
 * Services, case studies, trust and legal pages are headed by their name. The pages that list them have
 * a heading that invites; there the trail keeps the name of the navigation.
 */
const plainPages: readonly string[] = [...site.legalNavigation, ...site.trustNavigation]
  .map(({ href }) => href)
  .filter((href) => href !== pathOfKind("quotes-in-time"));
const isHeadedByName = (page: string) => /^\/[^/]+\/[^/]+$/.test(page) || plainPages.includes(page);

test("the trail is told as it stands on the page, ends at its address and calls it as its heading does", () => {
  for (const page of allPages.filter((one) => pathAt(one) !== "/")) {
    const { breadcrumb } = contentAt(page).words.header;
    const crumbs = elementsOf(page, `[aria-label="${breadcrumb}"] li`).map((crumb) =>
      textOf(crumb).replace(/ ?\/$/, ""),
    );
    const told: Fact[] = factOf(page, "BreadcrumbList").itemListElement;
    expect(
      told.map(({ name, position }) => ({ name, position })),
      page,
    ).toEqual(crumbs.map((name, index) => ({ name, position: index + 1 })));
    const links = linksIn(page);
    for (const { name, item } of told.slice(0, -1))
      expect(links, page).toContainEqual({ name, url: item });
    expect(told.at(-1)?.item).toBe(canonicalOf(page)[0]);
    if (isHeadedByName(pathAt(page))) expect(crumbs.at(-1), page).toBe(headingOf(page));
  }
  expect(allPages.filter(isHeadedByName)).not.toEqual([]);
});
