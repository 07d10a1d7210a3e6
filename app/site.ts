import type { href } from "react-router";

/** A page of this site. Only a type import, so that the chat does not bundle the router. */
type Path = Parameters<typeof href>[0];

/** Postal address. */
const address = {
  street: "400 Example Plaza, Suite 1200",
  city: "Sacramento",
  region: "CA",
  postalCode: "95814",
  /** Two letters, for machines. */
  countryCode: "US",
} as const;

/**
 * The brand file: the only file that names the firm (checked by a test). A rebrand edits it, base.ts,
 * brand-mark.ts and styles/palette.css.
 */
export const site = {
  name: "Aldermere",
  legalName: "Aldermere Consulting, Inc.",
  tagline: "Global Business Excellence Partner",
  url: "https://aldermere.example",
  language: "en-US",
  foundedYear: 2018,
  /** In one line, for the privacy policy, the terms and the contact page. */
  postalAddress: `${address.street}, ${address.city}, ${address.region} ${address.postalCode}`,
  address,
  headquarters: { state: "California", country: "United States" },
  mailboxes: {
    info: "info@aldermere.example",
    privacy: "privacy@aldermere.example",
    legal: "legal@aldermere.example",
    accessibility: "accessibility@aldermere.example",
    security: "security@aldermere.example",
  },
  /** theme-color; the same as --palette-paper (checked by a test). */
  themeColor: "#F5F1E8",
  /** theme-color in the dark scheme: --palette-night. */
  darkThemeColor: "#16262F",
  /** Other hosts of client logos, as "https://host"; added to the CSP. */
  imageHosts: [] as readonly string[],
} as const;

export interface NavigationItem {
  name: string;
  href: string;
  /** Other path prefixes for which this item is active. */
  owns?: readonly string[];
}

export const navigation: readonly (NavigationItem & { href: Path })[] = [
  { name: "Home", href: "/" },
  { name: "Services", href: "/services" },
  { name: "Case Studies", href: "/client-success-stories", owns: ["/case-study"] },
  { name: "About", href: "/about" },
  { name: "Contact", href: "/contact" },
];

export const callToAction: NavigationItem & { href: Path } = {
  name: "Get Started",
  href: "/contact",
};

/** Navigation items in the footer and their names there. */
export const footerNames: Record<string, string> = {
  Home: "Home",
  Services: "Services",
  About: "About Us",
  Contact: "Contact",
};

export const legalNavigation: readonly (NavigationItem & { href: Path })[] = [
  { name: "Privacy Policy", href: "/privacy-policy" },
  { name: "Terms of Service", href: "/terms-of-service" },
  { name: "Cookies", href: "/cookies" },
];

/** Pages with which visitors can check our claims. */
export const trustNavigation: readonly NavigationItem[] = [
  { name: "Accessibility", href: "/accessibility" },
  { name: "Security", href: "/security" },
  { name: "Testimonials", href: "/testimonials" },
  { name: "How we measure", href: "/about#how-we-measure" },
  { name: "Sitemap", href: "/sitemap" },
];

/** The networks' own front pages until the firm has profiles to link. */
export const socialLinks = [
  { name: "Facebook", href: "https://www.facebook.com/", icon: "facebook" },
  { name: "Twitter", href: "https://x.com/", icon: "twitter" },
  { name: "LinkedIn", href: "https://www.linkedin.com/", icon: "linkedin" },
  { name: "Instagram", href: "https://www.instagram.com/", icon: "instagram" },
] as const;
