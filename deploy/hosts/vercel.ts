import { everywhere } from "../../app/security-headers.ts";
import { byDefault, cacheRules, fileHeaders, fileRules } from "../headers.ts";
import { patternAt } from "./table.ts";

/** `^/assets/` as Vercel writes it: `/(assets/.*)`; it always means the whole address. */
function source(pattern: RegExp, base: string): string {
  const written = patternAt(pattern, base);
  const start = written.startsWith("^") ? written.slice(2) : `.*${written}`;
  return `/(${start.endsWith("$") ? start.slice(0, -1) : `${start}.*`})`;
}

function rule(source: string, headers: Record<string, string>) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}

/** Of two rules that match, the later one counts. */
export function vercelFile(base: string): string {
  const file = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    framework: null,
    buildCommand: "npm run build && npm run host vercel",
    outputDirectory: "build/vercel",
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      rule(`${base}(.*)`, { ...everywhere, "Cache-Control": byDefault }),
      ...cacheRules
        .toReversed()
        .map(({ pattern, value }) => rule(source(pattern, base), { "Cache-Control": value })),
      ...fileRules
        .toReversed()
        .map(({ pattern, paths: [path = ""] }) => rule(source(pattern, base), fileHeaders(path))),
    ],
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
