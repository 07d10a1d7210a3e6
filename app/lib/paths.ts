import { href } from "react-router";
import { slugOf } from "../text/slug";
import { placeOf } from "./pages";

/** Paths by content id, so that a link to a missing page is a type error. */
export function servicePath(id: string): string {
  return href("/services/:serviceId", { serviceId: id });
}

export function caseStudyPath(slug: string): string {
  return href("/case-study/:slug", { slug });
}

/** The list of all figures, on whatever page it is, or one of its rows. */
export function claimPath(claim?: string): string {
  const { path, anchor } = placeOf("claims-ledger");
  return `${path}#${claim ?? anchor}`;
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

/** The list of case studies, on whatever page it is. */
export function caseStudiesPath(): string {
  return placeOf("case-study-filter").path;
}
