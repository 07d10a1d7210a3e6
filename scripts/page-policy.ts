import { createHash } from "node:crypto";
import { site } from "../app/site.ts";
import { sampleImageHost } from "../app/styleguide/image-host.ts";
import { contentSecurityPolicy } from "../deploy/headers.ts";

function hashOf(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}

function inlineContents(html: string, tag: "script" | "style"): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, "g"));
  return [...elements]
    .filter(([, attributes = ""]) => !/\bsrc=|application\/ld\+json/.test(attributes))
    .map(([, , content = ""]) => content);
}

/**
 * Puts a Content-Security-Policy into a page that allows its own inline scripts and styles and no
 * others. Each page has its own data inline, so a header for all pages could not name them.
 */
export function withPolicy(html: string): string {
  const policy = contentSecurityPolicy({
    scripts: inlineContents(html, "script").map(hashOf),
    styles: inlineContents(html, "style").map(hashOf),
    imageHosts: process.env.STYLEGUIDE ? [...site.imageHosts, sampleImageHost] : site.imageHosts,
  });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  const start = '<head><meta charSet="utf-8"/>';
  if (!html.includes(start))
    throw new Error(`A page does not begin with ${start}: see app/root.tsx.`);
  return html.replace(start, () => start + meta);
}
