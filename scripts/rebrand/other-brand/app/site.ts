import type { href } from "react-router";

/** A page of this site; a type alone, so that the chat can read this file without a router. */
type Path = Parameters<typeof href>[0];

/** Where letters reach the firm. */
const address = {
  street: "12 Example Row",
  city: "Canterbury",
  region: "Kent",
  postalCode: "CT1 2EH",
  /** Two letters, for machines. */
  countryCode: "GB",
} as const;

/** A second brand, which `npm run rebrand-check` puts in the place of the first. */
export const site = {
  name: "Fenwick & Rowe",
  legalName: "Fenwick & Rowe Advisers Ltd.",
  tagline: "Plans that hold, in every time zone",
  url: "https://www.fenwick-rowe.example",
  language: "en-GB",
  foundedYear: 2018,
  /** In one line, as on an envelope; the privacy policy, the terms and the contact page give it. */
  postalAddress: `${address.street}, ${address.city} ${address.postalCode}`,
  address,
  headquarters: { state: "Kent", country: "United Kingdom" },
  mailboxes: {
    info: "info@fenwick-rowe.example",
    privacy: "privacy@fenwick-rowe.example",
    legal: "legal@fenwick-rowe.example",
    accessibility: "accessibility@fenwick-rowe.example",
    security: "security@fenwick-rowe.example",
  },
  /** Color of the browser's own frame; the same as --palette-paper (a test compares them). */
  themeColor: "#F6EFF7",
  /** The same in the dark scheme: --palette-night. */
  darkThemeColor: "#26220F",
  /** Other hosts that client logos may come from, as "https://host"; the CSP follows. */
  imageHosts: ["https://logos.fenwick-rowe.example"] as readonly string[],
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
