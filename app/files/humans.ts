import { absoluteUrl } from "../lib/absolute-url";
import { contentContext } from "../lib/content-context";
import type { Route } from "./+types/humans";

/** See humanstxt.org. */
export function loader({ context }: Route.LoaderArgs) {
  const { site, machines } = context.get(contentContext);
  const { team, site: thisSite, terms, standards, tools, cookies } = machines.humans;
  const text = `/* ${team} */
${terms.firm}: ${site.legalName}
${terms.contact}: ${site.mailboxes.info}
${terms.address}: ${site.postalAddress}

/* ${thisSite} */
${terms.language}: ${[...new Set([site.language, ...site.editions.map(({ code }) => code)])].join(", ")}
${terms.standards}: ${standards}
${terms.tools}: ${tools}
${terms.cookies}: ${cookies}
${terms.machines}: ${absoluteUrl(site, "/llms.txt")}
${terms.licenses}: ${absoluteUrl(site, "/third-party.txt")}
`;
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
