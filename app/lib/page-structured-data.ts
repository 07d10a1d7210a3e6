import type { Article, FAQPage, Service as ServiceData } from "schema-dts";
import type { Content } from "../content/assemble";
import { addressIn } from "../content/edition";
import { plainText } from "../content/markdown";
import type { CaseStudy, Faq, Service } from "../content/types";
import { absoluteUrl } from "./absolute-url";
import { lastChanged } from "./last-changed";
import { caseStudyPath, servicePath } from "./paths";
import { firm } from "./structured-data";

/** Structured data about a page's subject, in the words that the page shows. */

export function serviceData({ site }: Content, { id, title, description }: Service): ServiceData {
  return {
    "@type": "Service",
    name: title,
    description,
    url: absoluteUrl(site, servicePath(id)),
    provider: firm(site),
    ...(site.area && { areaServed: site.area }),
  };
}

/** A service linked from a case study. */
interface RelatedService {
  id: string;
  title: string;
  used: boolean;
}

const namedService = (site: Content["site"], { id, title }: RelatedService): ServiceData => ({
  "@type": "Service",
  name: title,
  url: absoluteUrl(site, servicePath(id)),
});

/** A case study is `about` the services it used, and `mentions` the other services it links to. */
export function articleData(
  { site }: Content,
  { slug, title, description }: CaseStudy,
  related: readonly RelatedService[],
): Article {
  const path = caseStudyPath(slug);
  const dateModified = lastChanged(addressIn(site, path));
  return {
    "@type": "Article",
    headline: title,
    description,
    url: absoluteUrl(site, path),
    inLanguage: site.language,
    image: absoluteUrl(site, `/images/case-studies/${slug}.jpg`),
    ...(dateModified && { dateModified }),
    author: firm(site),
    about: related.filter(({ used }) => used).map((one) => namedService(site, one)),
    mentions: related.filter(({ used }) => !used).map((one) => namedService(site, one)),
  };
}

export function faqPage(entries: readonly Faq[]): FAQPage {
  return {
    "@type": "FAQPage",
    mainEntity: entries.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
    })),
  };
}
