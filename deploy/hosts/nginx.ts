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

/** A server block for `http {}`. The requested URL decides the error page and its headers. */
export function nginxFile(base: string, former = formerAt(base)): string {
  const errors = errorPagesAt(base);
  return `# ${madeBy}
# The build belongs in ${siteFolder}${base.slice(0, -1)}; include this file in http {}.
map $uri $cache_control {
  default "${byDefault}";
${cacheRules.map(({ pattern, value }) => `  "~${patternAt(pattern, base)}" "${value}";`).join("\n")}
}
map $uri $robots {
  default "";
${fileRules
  .filter(({ isTwin }) => isTwin)
  .map(({ pattern }) => `  "~${patternAt(pattern, base)}" "noindex";`)
  .join("\n")}
}
map $uri $missing_page {
  default "${errors.missing}";
${errors.folders.map(({ pattern, page }) => `  "~${pattern}" "${page}";`).join("\n")}
}
map $uri $page {
  default "";
${pagesInAnyCase(base)
  .map(({ pattern, page }) => `  "~${pattern}" "${page}";`)
  .join("\n")}
}
map $uri $moved_to {
  default "";
${former.map(({ pattern, to }) => `  "~${pattern}" "${to}";\n`).join("")}}

server {
  listen 80;
  root ${siteFolder};
  server_tokens off;

  # The build has a .gz beside each text. With the module ngx_brotli, add: brotli_static on;
  gzip_static on;
  gzip_vary on;

  types {
${Object.entries(moreTypes)
  .map(([ending, type]) => `    ${type} ${ending};`)
  .join("\n")}
  }
  include mime.types;
  charset utf-8;
  charset_types ${fileRules.map(({ type }) => type).join(" ")} text/css application/javascript application/xml;

${Object.entries(everywhere)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join("\n")}
  add_header Cache-Control $cache_control always;
  add_header X-Robots-Tag $robots;

  error_page 404 $missing_page;
  error_page 500 502 503 504 ${errors.failed};
${errors.all.map((page) => `  location = ${page} { internal; }`).join("\n")}
  location ~ "${privatePattern(base)}" { return 404; }
${fileRules
  .map(
    ({ pattern, type }) =>
      `  location ~ "${patternAt(pattern, base)}" { types {} default_type ${type}; }`,
  )
  .join("\n")}

  # One address for each page.
  if ($moved_to) { return 301 $moved_to$is_args$args; }
  if ($request_uri ~ "^([^?]*/)index\\.html(\\?.*)?$") { return 301 $1$2; }
  location / { try_files $uri $uri/index.html @other_case; }
  location @other_case {
    if ($uri !~ "${capitalPattern(base)}") { return 404; }
    if ($page) { return 301 $page$is_args$args; }
    return 404;
  }
}
`;
}
