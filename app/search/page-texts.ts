import { kindOf } from "../bands/kinds";
import { placesOf } from "../bands/places";
import type { Content } from "../content/assemble";
import type { BandPage } from "../content/types";
import { type Page, standalonePagesOf } from "../lib/pages-of";

/** A page that is neither a service nor a case study, or a section of it that people search for. */
export interface PagePart {
  path: string;
  title: string;
  text: string;
  /** Further texts; documents.ts removes repeated words. */
  more: readonly string[];
}

/** Named as in its breadcrumbs, like services and case studies. */
function page(content: Content, path: string, more: readonly string[]): PagePart {
  const { name, head } = standalonePagesOf(content).find((one) => one.path === path) as Page;
  return { path, title: name, text: head.description, more: [head.title, ...more] };
}

/** A section that has an id of its own. */
const section = (
  path: string,
  { heading, text }: { heading: string; text: string },
  more: readonly string[] = [],
): PagePart => ({ path, title: heading, text, more });

const titled = (parts: readonly { title: string; text: string }[]) =>
  parts.flatMap(({ title, text }) => [title, text]);

/** A page of bands, and those of its bands that a search finds by themselves. */
function bandParts(content: Content, { path, bands }: BandPage): PagePart[] {
  const places = placesOf(bands);
  const more = bands.flatMap((band) => kindOf(band.band).texts?.(band, content) ?? []);
  return [
    page(content, path, more),
    ...bands.flatMap((band, index) => {
      const { title = "", text = "", more = [] } = kindOf(band.band).found?.(band, content) ?? {};
      return title ? [{ path: `${path}#${places[index]?.anchor}`, title, text, more }] : [];
    }),
  ];
}

function servicesParts(content: Content): PagePart[] {
  const { servicesPage, serviceGroups, certifications } = content;
  const { intro, comparison, engagement, notFor, certificationsIntro } = servicesPage;
  const { industries, industriesIntro } = servicesPage;
  return [
    page(content, "/services", [intro.lead, ...titled(serviceGroups.groups)]),
    section(
      "/services#industries-heading",
      industriesIntro,
      industries.flatMap(({ name, text }) => [name, text]),
    ),
    section("/services#why-pmaas", comparison, [
      ...comparison.columns,
      ...comparison.rows.flatMap(({ aspect, values }) => [aspect, ...values]),
    ]),
    section(
      "/services#engagement-models",
      engagement,
      engagement.models.flatMap(({ model, fit, payment }) => [model, fit, payment]),
    ),
    section("/services#when-not-to-hire-us", notFor, titled(notFor.cases)),
    section(
      "/services#certifications",
      certificationsIntro,
      certifications.flatMap(({ name, scope }) => [name, scope]),
    ),
  ];
}

/** Every page that is neither a service nor a case study, and its sections. */
export function pageTexts(content: Content): PagePart[] {
  return [...content.pages.flatMap((page) => bandParts(content, page)), ...servicesParts(content)];
}
