import { site } from "./content/content.ts";

export { site };
export const { navigation, callToAction, legalNavigation, trustNavigation, socialLinks } = site;

export interface NavigationItem {
  name: string;
  href: string;
  /** Other path prefixes for which this item is active. */
  owns?: readonly string[];
}
