import type { BreadcrumbList, FAQPage, Organization, WithContext } from "schema-dts";
import type { Faq } from "../content/types";
import { site, socialLinks } from "../site";
import { absoluteUrl } from "./absolute-url";
import type { Crumb } from "./breadcrumb-trail";

export function organization(): WithContext<Organization> {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: site.name,
    legalName: site.legalName,
    slogan: site.tagline,
    url: absoluteUrl("/"),
    logo: absoluteUrl("/icons/logo.svg"),
    email: site.mailboxes.info,
    foundingDate: String(site.foundedYear),
    sameAs: socialLinks.map(({ href }) => href),
  };
}

export function breadcrumbList(trail: readonly Crumb[]): WithContext<BreadcrumbList> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: absoluteUrl(href),
    })),
  };
}

export function faqPage(entries: readonly Faq[]): WithContext<FAQPage> {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: entries.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
