import { type AnyBandWords, kindOf } from "../bands/kinds.ts";
import { chartOfPhases } from "./chart-of-phases.ts";
import { legalPage } from "./legal-page.ts";
import {
  type Lists,
  listsOf,
  type SitePage,
  type TemplateEntries,
  type TemplateName,
} from "./lists.ts";
import { resolve } from "./resolve.ts";
import type { RawContent, RawPage, RawTemplate } from "./schema/file-schemas.ts";
import { filledFrom } from "./templates.ts";

/** As header and footer list them, then all others. */
function inOrderOf({ navigation, legalNavigation, trustNavigation }: Lists["site"]) {
  const listed = [
    "/",
    ...[...navigation, ...legalNavigation, ...trustNavigation].map(({ href }) => href),
  ];
  const place = (path: string) => (listed.includes(path) ? listed.indexOf(path) : listed.length);
  return (a: { path: string }, b: { path: string }) =>
    place(a.path) - place(b.path) || a.path.localeCompare(b.path);
}

interface InFile<B> {
  band: B;
  index: number;
}

/** The bands that have something to show, whole, and which of their file they are. */
function bandsWithContent<B extends AnyBandWords>(all: readonly InFile<B>[], lists: Lists) {
  const shown = all
    .map(({ band, index }) => ({ band: resolve(band, lists), index }))
    .filter(({ band }) => !kindOf(band.band).isEmpty?.(band, lists));
  return { bands: shown.map(({ band }) => band), order: shown.map(({ index }) => index) };
}

/** Every page of bands, with the file that it is written in. */
function pagesOf(content: RawContent, lists: Lists) {
  const pages: [file: string, page: RawPage][] = [
    ...[...content.pages].map(([name, page]) => [`pages/${name}.yaml`, page] as [string, RawPage]),
    ...[...content.legal].map(
      ([name, text]) =>
        [`legal/${name}.md`, legalPage(text, lists.words.text.legal)] as [string, RawPage],
    ),
  ];
  return pages
    .map(([file, page]) => {
      const all = page.bands.map((band, index) => ({ band, index }));
      return { ...page, file, ...bandsWithContent(all, lists) };
    })
    .toSorted(inOrderOf(lists.site));
}

/**
 * The page of an entry: the bands of its template that have something to show of it. That the template
 * is there was asked before (missing-files.ts).
 */
function entryPage<T extends TemplateName>(
  name: T,
  entry: TemplateEntries[T],
  { file, path, template }: { file: string; path: string; template: RawTemplate | undefined },
  lists: Lists,
) {
  const shown = (template?.bands ?? []).flatMap((written, index) => {
    const band = filledFrom(entry, name, written);
    return band && (kindOf(band.band).shows?.(entry) ?? true) ? [{ band, index }] : [];
  });
  const { title, description } = entry;
  return {
    file,
    path,
    name: title,
    head: { title, description },
    template: { name, file: `templates/${name}.yaml` },
    entry,
    ...bandsWithContent(shown, lists),
  };
}

/** The pages of all entries. */
function entryPagesOf(content: RawContent, lists: Lists) {
  const services = lists.services.map((service) => {
    const { id, template: name } = service;
    const place = { file: `services/${id}.yaml`, path: `/services/${id}` };
    const template = content[`templates/${name}.yaml`];
    return entryPage(name, service, { ...place, template }, lists);
  });
  const caseStudies = lists.caseStudies.map((study) => {
    const { slug } = study;
    const place = { file: `case-studies/${slug}.yaml`, path: `/case-study/${slug}` };
    const template = content["templates/case-study.yaml"];
    return entryPage("case-study", study, { ...place, template }, lists);
  });
  return [...services, ...caseStudies];
}

/** Templates as they are written, for what is asked of all bands. */
const templatesOf = (content: RawContent, lists: Lists) =>
  (
    ["templates/service.yaml", "templates/solution.yaml", "templates/case-study.yaml"] as const
  ).flatMap((file) => {
    const { bands } = content[file] ?? {};
    return bands ? [{ file, bands: resolve(bands, lists) }] : [];
  });

/** Every page but services and case studies, by their addresses. */
function sitePages(content: RawContent): SitePage[] {
  return [
    ...[...content.pages.values()].map(({ path, name, head: { description } }) => ({
      path,
      name,
      description,
    })),
    ...[...content.legal.values()].map(({ path, title: name, description }) => ({
      path,
      name,
      description,
    })),
  ].toSorted((a, b) => a.path.localeCompare(b.path));
}

/** Everything the site says, as pages read it. */
export function assemble(content: RawContent) {
  const { phases } = content["service-groups.yaml"];
  const { phaseChart } = content["interface.yaml"].service;
  const lists = listsOf(
    content,
    (title, span) => chartOfPhases(title, span, phases, phaseChart),
    sitePages(content),
  );
  return {
    ...lists,
    pages: pagesOf(content, lists),
    templates: templatesOf(content, lists),
    entryPages: entryPagesOf(content, lists),
  };
}

export type Content = ReturnType<typeof assemble>;
