import { everywhere } from "../../app/security-headers.ts";
import { byDefault, cacheRules, fileRules, ruleHeaders } from "../headers.ts";
import { formerAt, patternAt } from "./table.ts";

/** Vercel matches whole paths, so `^/assets/` becomes `/(assets/.*)`. */
function source(pattern: RegExp, base: string): string {
  const text = patternAt(pattern, base);
  const start = text.startsWith("^") ? text.slice(2) : `.*${text}`;
  return `/(${start.endsWith("$") ? start.slice(0, -1) : `${start}.*`})`;
}

function rule(source: string, headers: Record<string, string>) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}

/** Reversed, because the last matching rule wins in Vercel. */
export function vercelFile(base: string, former = formerAt(base)): string {
  const redirects = former.map(({ from, to }) => ({
    source: base + from,
    destination: to,
    statusCode: 301,
  }));
  const file = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    framework: null,
    buildCommand: "npm run build && npm run host vercel",
    outputDirectory: "build/vercel",
    cleanUrls: true,
    trailingSlash: false,
    ...(redirects.length && { redirects }),
    headers: [
      rule(`${base}(.*)`, { ...everywhere, "Cache-Control": byDefault }),
      ...cacheRules
        .toReversed()
        .map(({ pattern, value }) => rule(source(pattern, base), { "Cache-Control": value })),
      ...fileRules.toReversed().map((one) => rule(source(one.pattern, base), ruleHeaders(one))),
    ],
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
