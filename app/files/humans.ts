import { machines } from "../content/content";
import { absoluteUrl } from "../lib/absolute-url";
import { site } from "../site";

/** See humanstxt.org. */
export function loader() {
  const { team, site: thisSite, terms, standards, tools, cookies } = machines.humans;
  const text = `/* ${team} */
${terms.firm}: ${site.legalName}
${terms.contact}: ${site.mailboxes.info}
${terms.address}: ${site.postalAddress}

/* ${thisSite} */
${terms.language}: ${site.language}
${terms.standards}: ${standards}
${terms.tools}: ${tools}
${terms.cookies}: ${cookies}
${terms.machines}: ${absoluteUrl("/llms.txt")}
${terms.licenses}: ${absoluteUrl("/third-party.txt")}
`;
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
