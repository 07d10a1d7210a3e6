import { everywhere } from "../../app/security-headers.ts";
import { byDefault, cacheRules, fileRules } from "../headers.ts";
import {
  capitalPattern,
  errorPagesAt,
  formerAt,
  madeBy,
  moreTypes,
  pagesInAnyCase,
  patternAt,
  privatePattern,
  siteFolder,
} from "./table.ts";

/** A complete Caddyfile. `route` keeps the order of directives: later headers override earlier ones. */
export function caddyFile(base: string, former = formerAt(base)): string {
  const errors = errorPagesAt(base);
  // Reversed, because the first match wins in our table but the last one in Caddy.
  const rules = [
    ...Object.entries(moreTypes).map(([ending, type]) => [`\\.${ending}$`, "Content-Type", type]),
    ...cacheRules
      .toReversed()
      .map(({ pattern, value }) => [patternAt(pattern, base), "Cache-Control", value]),
    ...fileRules.flatMap(({ pattern, type, isTwin }) => [
      [patternAt(pattern, base), "Content-Type", `${type}; charset=utf-8`],
      ...(isTwin ? [[patternAt(pattern, base), "X-Robots-Tag", "noindex"]] : []),
    ]),
  ];
  return `# ${madeBy}
# The build belongs in ${siteFolder}${base.slice(0, -1)}. With SITE_ADDRESS=www.example.com Caddy brings TLS along.
{
  admin off
}

{$SITE_ADDRESS::8080} {
  root * ${siteFolder}
  route {
    header -Server
${Object.entries({ ...everywhere, "Cache-Control": byDefault })
  .map(([name, value]) => `    header ${name} "${value}"`)
  .join("\n")}
${rules
  .map(
    ([pattern, name, value], index) =>
      `    @rule${index} path_regexp ${pattern}\n    header @rule${index} ${name} "${value}"`,
  )
  .join("\n")}

    @sent not method GET HEAD
    error @sent 405
    # One address for each page; an error page has none.
    @index path_regexp index ^(.*/)index\\.html$
    redir @index {re.index.1} 301
    @error_pages path ${errors.all.join(" ")}
    error @error_pages 404
    @private path_regexp ${privatePattern(base)}
    error @private 404

    map {path} {moved_to} {
${former.map(({ pattern, to }) => `      ~${pattern} ${to}\n`).join("")}      default none
    }
    @moved expression {moved_to} != "none"
    route @moved {
      rewrite * {moved_to}
      redir {uri} 301
    }
    try_files {path} {path}/index.html
    map {path} {page} {
${pagesInAnyCase(base)
  .map(({ pattern, page }) => `      ~${pattern} ${page}`)
  .join("\n")}
      default none
    }
    @other_case {
      path_regexp ${capitalPattern(base)}
      expression {page} != "none"
    }
    route @other_case {
      rewrite * {page}
      redir {uri} 301
    }
    file_server {
      precompressed br gzip
    }
  }

  handle_errors {
    @missing expression {err.status_code} == 404
    handle @missing {
      header Cache-Control "${byDefault}"
      header Content-Type "text/html; charset=utf-8"
      header -X-Robots-Tag
      route {
${errors.folders
  .map(
    ({ pattern, page }, index) =>
      `        @folder${index || ""} path_regexp ${pattern}\n        rewrite @folder${index || ""} ${page}`,
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
