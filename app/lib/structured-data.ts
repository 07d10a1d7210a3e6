import type { BreadcrumbList, Graph, Organization, Thing, WebSite } from "schema-dts";
import { site, socialLinks } from "../site";
import { absoluteUrl } from "./absolute-url";
import type { Crumb } from "./breadcrumb-trail";

/** All structured data of a page, for one script element. */
export function graphOf(things: readonly Thing[]): Graph {
  return { "@context": "https://schema.org", "@graph": things };
}

/** A reference to the firm; the home page has the details under the same id. */
export const firm = {
  "@type": "Organization",
  "@id": absoluteUrl("/#organization"),
  name: site.name,
  url: absoluteUrl("/"),
} as const satisfies Organization;

/** A social network's home page is not a profile of the firm. */
const profiles = socialLinks
  .map(({ href }) => href)
  .filter((href) => new URL(href).pathname !== "/");

export function organization(): Organization {
  const { street, city, region, postalCode, countryCode } = site.address;
  return {
    ...firm,
    legalName: site.legalName,
    slogan: site.tagline,
    logo: absoluteUrl("/icons/logo.svg"),
    email: site.mailboxes.info,
    foundingDate: String(site.foundedYear),
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: countryCode,
    },
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

export function webSite(): WebSite {
  return {
    "@type": "WebSite",
    name: site.name,
    url: absoluteUrl("/"),
    inLanguage: site.language,
    publisher: { "@id": firm["@id"] },
  };
}

export function breadcrumbList(trail: readonly Crumb[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: absoluteUrl(href),
    })),
  };
}
