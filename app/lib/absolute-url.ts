import { base } from "../base.ts";
import { site } from "../site.ts";
import { cleanPath } from "./clean-path.ts";

export function absoluteUrl(path: string): string {
  return new URL(base + cleanPath(path).slice(1), site.url).href;
}
