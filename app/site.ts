import type { href } from "react-router";

/** A page of this site; a type alone, so that the chat can read this file without a router. */
type Path = Parameters<typeof href>[0];

/** Where letters reach the firm. */
const address = {
  street: "400 Example Plaza, Suite 1200",
  city: "Sacramento",
  region: "CA",
  postalCode: "95814",
  /** Two letters, for machines. */
  countryCode: "US",
} as const;

/**
 * The brand file. Everything that names the firm stands here and nowhere else
 * (a test proves it); with base.ts, brand-mark.ts and styles/palette.css it is all that a rebrand edits.
 */
export const site = {
  name: "Aldermere",
  legalName: "Aldermere Consulting, Inc.",
  tagline: "Global Business Excellence Partner",
  url: "https://aldermere.example",
  language: "en-US",
  foundedYear: 2018,
  /** In one line, as on an envelope; the privacy policy, the terms and the contact page give it. */
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
  /** Color of the browser's own frame; the same as --palette-paper (a test compares them). */
  themeColor: "#F5F1E8",
  /** The same in the dark scheme: --palette-night. */
  darkThemeColor: "#16262F",
  /** Other hosts that client logos may come from, as "https://host"; the CSP follows. */
  imageHosts: [] as readonly string[],
} as const;

export interface NavigationItem {
  name: string;
  href: string;
  /** Further path prefixes that light up this item. */
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

/** The footer shows these of the navigation, "About" under its longer name. */
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

/** What a visitor can check for themselves. */
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
