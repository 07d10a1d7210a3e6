import { byDefault, cacheRules, everywhere, fileRules } from "../headers.ts";
import { patternAt } from "./table.ts";

const asPairs = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/** `^/assets/` as Vercel writes it: `/(assets/.*)`; it always means the whole address. */
function source(pattern: RegExp, base: string): string {
  const written = patternAt(pattern, base);
  const start = written.startsWith("^") ? written.slice(2) : `.*${written}`;
  return `/(${start.endsWith("$") ? start.slice(0, -1) : `${start}.*`})`;
}

/** Of two rules that match, the later one counts. */
export function vercelFile(base: string): string {
  const rules = [
    { source: `${base}(.*)`, headers: asPairs({ ...everywhere, "Cache-Control": byDefault }) },
    ...cacheRules.toReversed().map(({ pattern, value }) => ({
      source: source(pattern, base),
      headers: asPairs({ "Cache-Control": value }),
    })),
    ...fileRules.toReversed().map(({ pattern, headers }) => ({
      source: source(pattern, base),
      headers: asPairs(headers),
    })),
  ];
  const file = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    framework: null,
    buildCommand: "npm run build && npm run host vercel",
    outputDirectory: "build/vercel",
    cleanUrls: true,
    trailingSlash: false,
    headers: rules,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
