import { expect, it } from "vitest";
import { content } from "../content/content";
import { breadcrumbTrail } from "./breadcrumb-trail";
import { caseStudiesPath } from "./paths";

it("leads from a case study to the list of them", () => {
  const [{ slug, title } = { slug: "", title: "" }] = content.caseStudies;
  expect(breadcrumbTrail(content, `/case-study/${slug}/`)).toEqual([
    { label: content.pages.find(({ path }) => path === "/")?.name, href: "/" },
    { label: content.words.caseStudies.breadcrumb, href: caseStudiesPath(content) },
    { label: title, href: `/case-study/${slug}` },
  ]);
});
