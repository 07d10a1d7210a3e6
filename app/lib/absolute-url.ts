import { site } from "../site.ts";
import { cleanPath } from "./clean-path.ts";

export function absoluteUrl(path: string): string {
  return new URL(cleanPath(path), site.url).href;
}
