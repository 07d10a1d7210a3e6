import { everywhere } from "../../app/security-headers.ts";
import { byDefault, cacheRules, fileRules } from "../headers.ts";
import { errorPagesAt, formerAt, madeBy, moreTypes, patternAt, privatePattern } from "./table.ts";

/** Directives for the URLs that match. */
const whereAddressIs = (pattern: string, ...lines: string[]): string =>
  `<If "%{REQUEST_URI} =~ m#${pattern}#">\n${lines.map((line) => `  ${line}`).join("\n")}\n</If>`;

const headerLine = (name: string, value: string) => `Header always set ${name} "${value}"`;

/**
 * `.htaccess` for Apache 2.4 with mod_rewrite, mod_headers, mod_mime and mod_dir; requires
 * `AllowOverride All`.
 */
export function apacheFile(base: string, former = formerAt(base)): string {
  const errors = errorPagesAt(base);
  const errorPages = errors.all.join("|").replaceAll(".", "\\.");
  return `# ${madeBy}
Options -Indexes -MultiViews
DirectorySlash Off
FileETag MTime Size

ErrorDocument 404 ${errors.missing}
ErrorDocument 500 ${errors.failed}
${errors.folders
  .map(({ pattern, page }) => whereAddressIs(pattern, `ErrorDocument 404 ${page}`))
  .join("\n")}

${Object.entries({ ...everywhere, "Cache-Control": byDefault })
  .map(([name, value]) => headerLine(name, value))
  .join("\n")}
${cacheRules
  .toReversed()
  .map(({ pattern, value }) =>
    whereAddressIs(patternAt(pattern, base), headerLine("Cache-Control", value)),
  )
  .join("\n")}

AddDefaultCharset utf-8
${Object.entries(moreTypes)
  .map(([ending, type]) => `AddType ${type} .${ending}`)
  .join("\n")}
AddCharset utf-8 .css .html .js .json .xml 
${fileRules
  .map(({ pattern, type, isTwin }) =>
    // A precompressed file has an additional extension.
    whereAddressIs(
      patternAt(pattern, base).replace(/\$$/, "(\\.br|\\.gz)?$"),
      `ForceType "${type}; charset=utf-8"`,
      ...(isTwin ? [headerLine("X-Robots-Tag", "noindex")] : []),
    ),
  )
  .join("\n")}

RewriteEngine On
RewriteBase ${base}
RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$
RewriteRule ^ - [R=405,L]

# Error pages have no address of their own, and what is for hosts is not for visitors.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{REQUEST_URI} ${privatePattern(base)}|^(${errorPages})$
RewriteRule ^ - [R=404,L]

# One address for each page.
${former.map(({ from, to }) => `RewriteRule ^${from}/?$ ${to} [R=301,L,NC]\n`).join("")}RewriteCond %{THE_REQUEST} \\s[^?\\s]*/index\\.html[?\\s]
RewriteRule ^(.*/)?index\\.html$ ${base}$1 [R=301,L]
RewriteCond expr "tolower(%{REQUEST_URI}) =~ m#^${base.toLowerCase()}(.+?)/?$#"
RewriteCond %{DOCUMENT_ROOT}${base}%1/index.html -f
RewriteRule [A-Z] ${base}%1 [R=301,L]
RewriteCond %{REQUEST_FILENAME}/index.html -f
RewriteRule ^(.*?)/?$ $1/index.html

# The build has a .br and a .gz beside each text.
RemoveType .gz
RemoveLanguage .br
AddEncoding br .br
AddEncoding gzip .gz
RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
RewriteCond %{DOCUMENT_ROOT}${base}$1.br -f
RewriteRule ^(.*)$ $1.br [END]
RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
RewriteCond %{DOCUMENT_ROOT}${base}$1.gz -f
RewriteRule ^(.*)$ $1.gz [END]
Header always merge Vary Accept-Encoding
`;
}
