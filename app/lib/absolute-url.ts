import { site } from "../site.ts";

export function absoluteUrl(path: string): string {
  return new URL(path, site.url).href.replace(/\/$/, path === "/" ? "/" : "");
}
