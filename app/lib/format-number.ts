import { site } from "../content/content";

/** "1,240", in the site's language. */
export const formatNumber = (value: number, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(site.language, options).format(value);
