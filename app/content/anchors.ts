import { kindOf } from "../bands/kinds.ts";
import { placesOf } from "../bands/places.ts";
import { slugOf } from "../text/slug.ts";
import type { Content } from "./assemble.ts";
import { withHeadings } from "./schema/band.ts";
import type { BandPage } from "./types.ts";

const headings = (...names: string[]) => names.map((name) => `${name}-heading`);

/** For each band its own id, that of its heading, and what can be linked to within it. */
export function idsOf(bands: BandPage["bands"], content: Content): string[][] {
  const places = placesOf(bands);
  return bands.map((band, index) => {
    const { anchor = "" } = places[index] ?? {};
    const own = "heading" in band ? withHeadings([anchor]) : [anchor];
    return [...own, ...(kindOf(band.band).ids?.(band, content) ?? [])];
  });
}

function standalonePages(content: Content): [string, readonly string[]][] {
  const { contact, caseStudiesPage, testimonialsPage, sitemapPage } = content;
  const { groups: allGroups } = content.serviceGroups;
  const groups = withHeadings(allGroups.map(({ id }) => id));
  const services = content.services.map(({ id }) => id);
  return [
    ...content.pages.map(({ path, bands }): [string, string[]] => [
      path,
      idsOf(bands, content).flat(),
    ]),
    [
      contact.path,
      [
        ...["letter", "contact", "headquarters"],
        ...headings("mail", "include", "next"),
        ...withHeadings(["topics", "faq"]),
        ...content.faq.map(({ question }) => slugOf(question)),
        ...services,
        ...allGroups.flatMap(({ topics = [] }) => topics.map(({ id }) => id)),
      ],
    ],
    [
      caseStudiesPage.path,
      [...headings("variance", "case-studies"), ...withHeadings(["top", "contact"])],
    ],
    [
      testimonialsPage.path,
      [
        ...content.testimonials.map(({ company }) => slugOf(company)),
        ...headings("measured"),
        ...withHeadings(["top", "contact"]),
      ],
    ],
    [
      sitemapPage.path,
      [
        ...withHeadings(["top"]),
        ...headings("sections"),
        ...groups,
        ...withHeadings(
          Object.entries(sitemapPage.sections).flatMap(([part, name]) =>
            part === "services" ? [] : [slugOf(name)],
          ),
        ),
      ],
    ],
  ];
}

const ofAnyService = [
  ...headings("features", "benefits", "related", "combined"),
  ...withHeadings(["contact"]),
];
const ofTemplate = {
  solution: headings("case-studies"),
  service: [
    ...["first-four-weeks", "week-1", "week-2", "week-3", "week-4"],
    ...["passage-1", "passage-2", "passage-3", "passage-4"],
    ...headings("schedule", "overview", "quick", "touch", "why"),
  ],
};
const ofCaseStudy = [
  ...["cover", "business-challenges", "our-solution", "our-approach", "business-results"],
  ...headings("related"),
  ...withHeadings(["contact"]),
];

/**
 * The places that a link may name, by page, so that a wrong one is found before anything is built. Where
 * they are not content, they repeat what the pages' code says; a test holds them against the built pages.
 */
export function anchorsOf(content: Content): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    [
      ...standalonePages(content),
      ...content.services.map((service): [string, string[]] => [
        `/services/${service.id}`,
        [
          ...ofAnyService,
          ...ofTemplate[service.template],
          ...("sample" in service ? withHeadings(["sample"]) : []),
        ],
      ]),
      ...content.caseStudies.map(({ slug }): [string, string[]] => [
        `/case-study/${slug}`,
        ofCaseStudy,
      ]),
    ].map(([path, anchors]) => [path, new Set(anchors)]),
  );
}
