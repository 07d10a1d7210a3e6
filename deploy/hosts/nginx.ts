import { byDefault, cacheRules, everywhere, fileRules } from "../headers.ts";
import {
  bareType,
  errorPagesAt,
  madeBy,
  moreTypes,
  type Place,
  patternAt,
  privatePattern,
} from "./table.ts";

/** A variable that has one value for each kind of address. */
function map(name: string, values: readonly (readonly [string, string])[]): string {
  const lines = values.map(([pattern, value]) => `  ${pattern} "${value}";`);
  return `map $uri $${name} {\n${lines.join("\n")}\n}`;
}

const variable = (header: string) => header.toLowerCase().replaceAll("-", "_");

/** Headers that some files have and others have not; the type is a matter of its own. */
const ofSomeFiles = [...new Set(fileRules.flatMap(({ headers }) => Object.keys(headers)))].filter(
  (name) => name !== "Content-Type",
);

/** A server for `http {}`; error pages and their headers are decided by the address that was asked. */
export function nginxFile({ base, root, listen }: Place): string {
  const errors = errorPagesAt(base);
  const asPattern = (pattern: RegExp) => `"~${patternAt(pattern, base)}"`;
  const files = fileRules.map(
    ({ pattern, headers }) => `  location ~ "${patternAt(pattern, base)}" {
    types {}
    default_type ${bareType(headers["Content-Type"] ?? "")};
  }`,
  );
  const texts = fileRules
    .map(({ headers }) => headers["Content-Type"] ?? "")
    .filter((type) => type.includes("charset"))
    .map(bareType);
  return `# ${madeBy}
# The build belongs in ${root}${base.slice(0, -1)}; include this file in http {}.
${map("cache_control", [
  ["default", byDefault],
  ...cacheRules.map(({ pattern, value }) => [asPattern(pattern), value] as const),
])}
${ofSomeFiles
  .map((name) =>
    map(variable(name), [
      ["default", ""],
      ...fileRules.flatMap(({ pattern, headers }) =>
        headers[name] ? [[asPattern(pattern), headers[name]] as const] : [],
      ),
    ]),
  )
  .join("\n")}
${map("missing_page", [
  ["default", errors.missing],
  ...errors.folders.map(({ pattern, page }) => [`"~${pattern}"`, page] as const),
])}

server {
  listen ${listen};
  root ${root};
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
  charset_types ${[...texts, "text/css", "application/javascript", "application/xml"].join(" ")};

${Object.entries(everywhere)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join("\n")}
  add_header Cache-Control $cache_control always;
${ofSomeFiles.map((name) => `  add_header ${name} $${variable(name)};`).join("\n")}

  error_page 404 $missing_page;
  error_page 500 502 503 504 ${errors.failed};
${errors.all.map((page) => `  location = ${page} { internal; }`).join("\n")}
  location ~ "${privatePattern(base)}" { return 404; }
${files.join("\n")}

  # One address for each page.
  if ($request_uri ~ "^([^?]*/)index\\.html(\\?.*)?$") { return 301 $1$2; }
  location / { try_files $uri $uri/index.html =404; }
}
`;
}
