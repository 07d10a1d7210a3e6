import type { FormerAddress } from "../app/content/former-addresses.ts";
import { escapeXml } from "../app/files/escape-xml.ts";
import { absoluteUrl } from "../app/lib/absolute-url.ts";
import { address } from "../app/lib/address.ts";

/** Leads on to the page that has this address no more, and says to search engines which one that is. */
export function formerPage(
  { to, name }: Pick<FormerAddress, "to" | "name">,
  site: { url: string; language: string },
): string {
  const here = address(to);
  return `<!DOCTYPE html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<title>${escapeXml(name)}</title>
<link rel="canonical" href="${absoluteUrl(site, to)}">
<meta http-equiv="refresh" content="0; url=${here}">
</head>
<body><p><a href="${here}">${escapeXml(name)}</a></p></body>
</html>
`;
}
