import { site } from "../site";

/** "1,240", as the language of the site writes it. */
export const formatNumber = (value: number, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(site.language, options).format(value);
