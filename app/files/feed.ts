import { caseStudies } from "../content/case-studies";
import { machines } from "../content/content";
import type { CaseStudy } from "../content/types";
import { absoluteUrl } from "../lib/absolute-url";
import { placeOf } from "../lib/pages";
import { caseStudyPath } from "../lib/paths";
import { twinPath } from "../lib/twin-path";
import { site } from "../site";
import { escapeXml } from "./escape-xml";

/** The last day of the month in which the program ended, because case studies have no other date. */
export function updated({ ended }: Pick<CaseStudy, "ended">): string {
  const [year = 0, month = 0] = ended.split("-").map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString();
}

function entry(study: CaseStudy): string {
  const path = caseStudyPath(study.slug);
  return `  <entry>
    <id>${absoluteUrl(path)}</id>
    <title>${escapeXml(study.title)}</title>
    <updated>${updated(study)}</updated>
    <link rel="alternate" type="text/html" href="${absoluteUrl(path)}"/>
    <link rel="alternate" type="text/markdown" href="${absoluteUrl(twinPath(path))}"/>
    <category term="${escapeXml(study.industry)}"/>
    <summary>${escapeXml(study.description)}</summary>
  </entry>`;
}

/** Atom 1.0, the newest case study first. */
export function loader() {
  const newestFirst = caseStudies.toSorted((a, b) => updated(b).localeCompare(updated(a)));
  const [newest] = newestFirst;
  if (!newest) throw new Error("A feed needs a case study: write one in content/case-studies.");
  const list = placeOf("case-study-filter");
  const xml = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.language}">
  <id>${absoluteUrl("/feed.xml")}</id>
  <title>${escapeXml(`${machines.feed.title} | ${site.name}`)}</title>
  <subtitle>${escapeXml(list.head.description)}</subtitle>
  <updated>${updated(newest)}</updated>
  <author><name>${escapeXml(site.name)}</name><uri>${absoluteUrl("/")}</uri></author>
  <link rel="self" type="application/atom+xml" href="${absoluteUrl("/feed.xml")}"/>
  <link rel="alternate" type="text/html" href="${absoluteUrl(list.path)}"/>
${newestFirst.map(entry).join("\n")}
</feed>
`;
  return new Response(xml, { headers: { "Content-Type": "application/atom+xml; charset=utf-8" } });
}
