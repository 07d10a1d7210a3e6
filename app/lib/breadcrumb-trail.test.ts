import { expect, it } from "vitest";
import { caseStudies } from "../content/case-studies";
import { content } from "../content/content";
import { breadcrumbTrail } from "./breadcrumb-trail";
import { caseStudiesPath } from "./paths";

it("leads from a case study to the list of them", () => {
  const [{ slug, title } = { slug: "", title: "" }] = caseStudies;
  expect(breadcrumbTrail(`/case-study/${slug}/`)).toEqual([
    { label: "Home", href: "/" },
    { label: content.words.caseStudies.breadcrumb, href: caseStudiesPath() },
    { label: title, href: `/case-study/${slug}` },
  ]);
});
