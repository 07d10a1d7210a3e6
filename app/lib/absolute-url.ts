import { base } from "../base.ts";
import { cleanPath } from "./clean-path.ts";

export function absoluteUrl(site: { url: string }, path: string): string {
  return new URL(base + cleanPath(path).slice(1), site.url).href;
}
