import type { Content } from "../content/assemble";
import { addressIn, isPublished } from "../content/edition";
import type { CaseStudy } from "../content/types";
import { absoluteUrl } from "../lib/absolute-url";
import { contentContext } from "../lib/content-context";
import { caseStudiesPage, caseStudyPath } from "../lib/paths";
import { twinPath } from "../lib/twin-path";
import type { Route } from "./+types/feed";
import { escapeXml } from "./escape-xml";

/** The last day of the month in which the program ended, because case studies have no other date. */
export function updated({ ended }: Pick<CaseStudy, "ended">): string {
  const [year = 0, month = 0] = ended.split("-").map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString();
}

function entry(study: CaseStudy, site: Content["site"]): string {
  const path = caseStudyPath(study.slug);
  return `  <entry>
    <id>${absoluteUrl(site, path)}</id>
    <title>${escapeXml(study.title)}</title>
    <updated>${updated(study)}</updated>
    <link rel="alternate" type="text/html" href="${absoluteUrl(site, path)}"/>
    <link rel="alternate" type="text/markdown" href="${absoluteUrl(site, twinPath(addressIn(site, path)))}"/>
${study.industry ? `    <category term="${escapeXml(study.industry)}"/>\n` : ""}    <summary>${escapeXml(study.description)}</summary>
  </entry>`;
}

/** Atom 1.0, the newest case study first. */
export function feed(content: Content): string {
  const { site, machines, caseStudies } = content;
  const list = caseStudiesPage(content);
  const published = caseStudies.filter(({ slug }) => isPublished(site, caseStudyPath(slug)));
  const newestFirst = published.toSorted((a, b) => updated(b).localeCompare(updated(a)));
  const [newest] = newestFirst;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.language}">
  <id>${absoluteUrl(site, "/feed.xml")}</id>
  <title>${escapeXml(`${machines.feed.title} | ${site.name}`)}</title>
  <subtitle>${escapeXml(list?.head.description ?? site.tagline)}</subtitle>
  <updated>${newest ? updated(newest) : new Date().toISOString()}</updated>
  <author><name>${escapeXml(site.name)}</name><uri>${absoluteUrl(site, "/")}</uri></author>
  <link rel="self" type="application/atom+xml" href="${absoluteUrl(site, "/feed.xml")}"/>
  <link rel="alternate" type="text/html" href="${absoluteUrl(site, list?.path ?? "/")}"/>
${newestFirst.map((study) => entry(study, site)).join("\n")}
</feed>
`;
}

export const loader = ({ context }: Route.LoaderArgs) =>
  new Response(feed(context.get(contentContext)), {
    headers: { "Content-Type": "application/atom+xml; charset=utf-8" },
  });
