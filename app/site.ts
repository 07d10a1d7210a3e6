import { href } from "react-router";
import type { ServiceId } from "./content/ids.ts";

/**
 * The brand file. Everything that names the firm stands here and nowhere else
 * (a test proves it); with the palette in app.css it is all that a rebrand edits.
 */
export const site = {
  name: "Aldermere",
  legalName: "Aldermere Consulting, Inc.",
  tagline: "Global Business Excellence Partner",
  url: "https://aldermere.example",
  language: "en-US",
  foundedYear: 2018,
  headquarters: "California, United States",
  mailboxes: {
    info: "info@aldermere.example",
    privacy: "privacy@aldermere.example",
    legal: "legal@aldermere.example",
  },
  /** Colour of the browser's own frame; the same as --palette-paper (a test compares them). */
  themeColor: "#F5F1E8",
  /** Other hosts that client logos may come from, as "https://host"; the CSP follows. */
  imageHosts: [] as readonly string[],
} as const;

export interface NavigationItem {
  name: string;
  href: string;
  /** Further path prefixes that light up this item. */
  owns?: readonly string[];
}

export const navigation: readonly NavigationItem[] = [
  { name: "Home", href: href("/") },
  { name: "Services", href: href("/services") },
  { name: "Case Studies", href: href("/client-success-stories"), owns: ["/case-study"] },
  { name: "About", href: href("/about") },
  { name: "Contact", href: href("/contact") },
];

export const callToAction: NavigationItem = { name: "Get Started", href: href("/contact") };

/** The footer shows these of the navigation, "About" under its longer name. */
export const footerNames: Record<string, string> = {
  Home: "Home",
  Services: "Services",
  About: "About Us",
  Contact: "Contact",
};

export const footerServices: readonly { name: string; service: ServiceId }[] = [
  { name: "Project Management Service", service: "project-management-service" },
  { name: "Strategic Consulting", service: "strategic-consulting" },
  { name: "Digital Transformation", service: "digital-transformation" },
  { name: "Enterprise Transformation", service: "enterprise-transformation" },
  { name: "AI & ML Solutions", service: "ai-ml-solutions" },
];

export const legalNavigation: readonly NavigationItem[] = [
  { name: "Privacy Policy", href: href("/privacy-policy") },
  { name: "Terms of Service", href: href("/terms-of-service") },
  { name: "Cookies", href: href("/cookies") },
];

/** The networks' own front pages until the firm has profiles to link. */
export const socialLinks = [
  { name: "Facebook", href: "https://www.facebook.com/", icon: "facebook" },
  { name: "Twitter", href: "https://x.com/", icon: "twitter" },
  { name: "LinkedIn", href: "https://www.linkedin.com/", icon: "linkedin" },
  { name: "Instagram", href: "https://www.instagram.com/", icon: "instagram" },
] as const;

/** Content is written without the names; this puts them in. */
export function withBrand(text: string): string {
  return text
    .replaceAll("{brand}", site.name)
    .replace(
      /\{(info|privacy|legal)\}/g,
      (_, box: keyof typeof site.mailboxes) => site.mailboxes[box],
    );
}
