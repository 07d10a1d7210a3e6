import { href } from "react-router";
import { placesOf } from "../bands/places";
import type { Content } from "../content/assemble";
import { slugOf } from "../text/slug";

export function servicePath(id: string): string {
  return href("/services/:serviceId", { serviceId: id });
}

export function caseStudyPath(slug: string): string {
  return href("/case-study/:slug", { slug });
}

/** The list of all figures, on whatever page it is, or one of its rows. */
export function claimPath({ pages }: Pick<Content, "pages">, claim?: string): string {
  for (const { path, bands } of pages) {
    const index = bands.findIndex(({ band }) => band === "claims-ledger");
    if (index >= 0) return `${path}#${claim ?? placesOf(bands)[index]?.anchor}`;
  }
  throw new Error("No page has a band claims-ledger, which a rule asks for.");
}

/** One of the questions on the contact page. */
export function questionPath(question: string): string {
  return `${href("/contact")}#${slugOf(question)}`;
}

/** The contact page, with a topic preselected if given: a service, or one that its group adds. */
export function contactPath(topic?: string): string {
  return topic ? `${href("/contact")}?topic=${topic}` : href("/contact");
}

/** One client's quote on the testimonials page. */
export function testimonialPath(company: string): string {
  return `${href("/testimonials")}#${slugOf(company)}`;
}

/** The list of case studies, filtered by industry if given. */
export function caseStudiesPath(industry?: string): string {
  const all = href("/client-success-stories");
  return industry ? `${all}?industry=${slugOf(industry)}` : all;
}
