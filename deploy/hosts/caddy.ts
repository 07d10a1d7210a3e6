import { byDefault, cacheRules, everywhere, fileRules } from "../headers.ts";
import { errorPagesAt, madeBy, moreTypes, type Place, patternAt, privatePattern } from "./table.ts";

type Rule = readonly [pattern: string, headers: Record<string, string>];

/** Headers for the addresses that match; `name` tells them apart. */
const headersFor = (name: string, [pattern, headers]: Rule): string =>
  `    @${name} path_regexp ${pattern}
${Object.entries(headers)
  .map(([header, value]) => `    header @${name} ${header} "${value}"`)
  .join("\n")}`;

/** A whole server. `route` keeps the order, in which a later header takes the place of an earlier one. */
export function caddyFile({ base, root, listen }: Place): string {
  const errors = errorPagesAt(base);
  // In the table the first rule that matches decides: here the last.
  const rules: Rule[] = [
    ...Object.entries(moreTypes).map(
      ([ending, type]) => [`\\.${ending}$`, { "Content-Type": type }] as const,
    ),
    ...cacheRules
      .map(({ pattern, value }) => [patternAt(pattern, base), { "Cache-Control": value }] as const)
      .toReversed(),
    ...fileRules
      .map(({ pattern, headers }) => [patternAt(pattern, base), headers] as const)
      .toReversed(),
  ];
  const removed = [...new Set(fileRules.flatMap(({ headers }) => Object.keys(headers)))].filter(
    (name) => name !== "Content-Type",
  );
  return `# ${madeBy}
# The build belongs in ${root}${base.slice(0, -1)}. With SITE_ADDRESS=www.example.com Caddy brings TLS along.
{
  admin off
}

{$SITE_ADDRESS::${listen}} {
  root * ${root}
  route {
    header -Server
${Object.entries(everywhere)
  .map(([name, value]) => `    header ${name} "${value}"`)
  .join("\n")}
    header Cache-Control "${byDefault}"
${rules.map((rule, index) => headersFor(`rule${index + 1}`, rule)).join("\n")}

    @sent not method GET HEAD
    error @sent 405
    # One address for each page; an error page has none.
    @index path_regexp index ^(.*/)index\\.html$
    redir @index {re.index.1} 301
    @error_pages path ${errors.all.join(" ")}
    error @error_pages 404
    @private path_regexp ${privatePattern(base)}
    error @private 404

    try_files {path} {path}/index.html
    file_server {
      precompressed br gzip
    }
  }

  handle_errors {
    @missing expression {err.status_code} == 404
    handle @missing {
      header Cache-Control "${byDefault}"
      header Content-Type "text/html; charset=utf-8"
${removed.map((name) => `      header -${name}`).join("\n")}
      route {
${errors.folders
  .map(
    ({ pattern, page }, index) => `        @folder${index + 1} path_regexp ${pattern}
        rewrite @folder${index + 1} ${page}`,
  )
  .join("\n")}
        @elsewhere not path ${errors.folders.map(({ page }) => page).join(" ")}
        rewrite @elsewhere ${errors.missing}
        file_server {
          precompressed br gzip
        }
      }
    }
    @failed expression {err.status_code} >= 500
    handle @failed {
      header Content-Type "text/html; charset=utf-8"
      rewrite * ${errors.failed}
      file_server
    }
    respond "{err.status_text}" {err.status_code}
  }
}
`;
}
