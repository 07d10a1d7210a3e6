import type { BreadcrumbList, Graph, Organization, Thing, WebSite } from "schema-dts";
import type { Lists } from "../content/lists";
import { absoluteUrl } from "./absolute-url";
import type { Crumb } from "./breadcrumb-trail";

type Site = Lists["site"];

/** All structured data of a page, for one script element. */
export function graphOf(things: readonly Thing[]): Graph {
  return { "@context": "https://schema.org", "@graph": things };
}

/** A reference to the firm; the home page has the details under the same id. */
export const firm = (site: Site) =>
  ({
    "@type": "Organization",
    "@id": absoluteUrl(site, "/#organization"),
    name: site.name,
    // In all languages the same, as its name.
    url: absoluteUrl({ url: site.url }, "/"),
  }) as const satisfies Organization;

export function organization(site: Site): Organization {
  const { street, city, region, postalCode, countryCode } = site.address;
  // A social network's home page is not a profile of the firm.
  const profiles = site.socialLinks
    .map(({ href }) => href)
    .filter((href) => new URL(href).pathname !== "/");
  return {
    ...firm(site),
    legalName: site.legalName,
    slogan: site.tagline,
    logo: absoluteUrl(site, "/icons/logo.svg"),
    email: site.mailboxes.info,
    ...(site.foundedYear && { foundingDate: String(site.foundedYear) }),
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      ...(region && { addressRegion: region }),
      ...(postalCode && { postalCode }),
      addressCountry: countryCode,
    },
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

export function webSite(site: Site): WebSite {
  return {
    "@type": "WebSite",
    name: site.name,
    url: absoluteUrl(site, "/"),
    inLanguage: site.language,
    publisher: { "@id": firm(site)["@id"] },
  };
}

export function breadcrumbList(site: Site, trail: readonly Crumb[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: absoluteUrl(site, href),
    })),
  };
}
