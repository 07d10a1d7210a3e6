import { cleanPath } from "./clean-path.ts";

/**
 * The page that a path means but for its capitals. None for a path without capitals: where a host does
 * not find that either, leading there again would never end.
 */
export function pageInAnyCase(path: string, pages: readonly string[]): string | undefined {
  const page = cleanPath(path).toLowerCase();
  return page !== cleanPath(path) && pages.includes(page) ? page : undefined;
}
