import { type AnyBandWords, hasHeading, kindOf } from "../bands/kinds.ts";
import { placesOf } from "../bands/places.ts";
import { slugOf } from "../text/slug.ts";
import type { Content } from "./assemble.ts";
import { withHeadings } from "./schema/band.ts";
import type { EntryPage } from "./types.ts";

const headings = (...names: string[]) => names.map((name) => `${name}-heading`);

/** For each band its own id, that of its heading, and what can be linked to within it. */
export function idsOf(
  bands: readonly AnyBandWords[],
  content: Content,
  entry?: EntryPage["entry"],
): string[][] {
  const places = placesOf(bands);
  return bands.map((band, index) => {
    const { anchor = "" } = places[index] ?? {};
    const own = hasHeading(band) ? withHeadings([anchor]) : [anchor];
    return [...own, ...(kindOf(band.band).ids?.(band, content, entry) ?? [])];
  });
}

function standalonePages(content: Content): [string, readonly string[]][] {
  const { servicesPage } = content;
  const { groups: allGroups } = content.serviceGroups;
  const groups = withHeadings(allGroups.map(({ id }) => id));
  const services = content.services.map(({ id }) => id);
  return [
    ...content.pages.map(({ path, bands }): [string, string[]] => [
      path,
      idsOf(bands, content).flat(),
    ]),
    [
      servicesPage.path,
      [
        ...headings("values", "industries", "impact"),
        ...withHeadings(["top", "services"]),
        ...allGroups.flatMap(({ panel }) => (panel ? [slugOf(panel.heading)] : [])),
        ...allGroups.flatMap(({ featured }) => (featured ? [`${featured.service}-heading`] : [])),
        ...withHeadings(["analytics", "why-pmaas", "engagement-models", "when-not-to-hire-us"]),
        ...withHeadings(["certifications", "contact"]),
        ...(servicesPage.certificationsLink ? ["security"] : []),
        ...groups,
        ...services,
      ],
    ],
  ];
}

/**
 * The places that a link may name, by page, so that a wrong one is found before anything is built. Where
 * they are not content, they repeat what the pages' code says; a test holds them against the built pages.
 */
export function anchorsOf(content: Content): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    [
      ...standalonePages(content),
      ...content.entryPages.map(({ path, bands, entry }): [string, string[]] => [
        path,
        idsOf(bands, content, entry).flat(),
      ]),
    ].map(([path, anchors]) => [path, new Set(anchors)]),
  );
}
