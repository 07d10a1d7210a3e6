import type { Content } from "../content/assemble";

export type NavigationItem = Content["site"]["navigation"][number];

const isWithin = (pathname: string, prefix: string) =>
  pathname === prefix || pathname.startsWith(`${prefix}/`);

/** Home is active only on its own page, every other item also on all pages below it. */
export function isActive(item: NavigationItem, pathname: string): boolean {
  if (item.href === "/") return pathname === "/";
  return [item.href, ...(item.owns ?? [])].some((prefix) => isWithin(pathname, prefix));
}
