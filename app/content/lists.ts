import { paletteOf } from "../brand/palette.ts";
import { spanInWords } from "../text/quantities.ts";
import { type PhaseChart, quartersOfPhase, type Span } from "./chart-of-phases.ts";
import { derivedSite } from "./derived-site.ts";
import type { Edition } from "./edition.ts";
import { factsInDays, factsInWords, workingDays } from "./facts-in-words.ts";
import { programMonths } from "./program-months.ts";
import type { EntryFiles, EntryFolders } from "./schema/entries.ts";
import { pictogramOfPhases } from "./schema/pictogram.ts";

type Entry<Name extends keyof EntryFolders> =
  EntryFolders[Name] extends ReadonlyMap<string, infer Value> ? Value : never;
type ChartOfPhases = (title: string, span: Span) => PhaseChart;
type Raw = EntryFiles & EntryFolders;

/** What entries name by ids. That it is there is checked before (rules/references.ts). */
function named(content: Raw) {
  const { industries } = content["industries.yaml"];
  const names = new Map(industries.map(({ id, name }) => [id, name]));
  return {
    industry: (id: string) => names.get(id) ?? id,
    /** No more of another service, which may name this one in turn. */
    services: (ids: readonly string[]) =>
      ids.flatMap((id) => {
        const service = content.services.get(id);
        return service ? [{ id, title: service.title }] : [];
      }),
  };
}
type Named = ReturnType<typeof named>;
type CaseStudies = readonly ReturnType<typeof assembleCaseStudy>[];

/** A case study and the result of it that a text is about, counted from 1. */
function proofOf(caseStudies: CaseStudies, slug: string, result = 1) {
  const caseStudy = caseStudies.find((one) => one.slug === slug);
  return caseStudy && { caseStudy, result: caseStudy.results[result - 1] };
}

/** A solution with the case studies that prove it. */
function withProofs(service: Entry<"services">, caseStudies: CaseStudies) {
  if (service.template === "service") return service;
  const proofs = service.caseStudies.flatMap(({ slug, relevance, result }) => {
    const proof = proofOf(caseStudies, slug, result);
    return proof ? [{ ...proof, relevance }] : [];
  });
  return { ...service, caseStudies: proofs };
}

/** To the key benefit of a solution. */
const monthsOf = (service: Entry<"services">): number | undefined =>
  service.template === "solution" ? service.benefits.find(({ key }) => key)?.month : undefined;

/** To the first result, if that is what it counts to and it says when: a schedule ends with it. */
function weeksOf(service: Entry<"services">): number | undefined {
  if (monthsOf(service)) return undefined;
  const { quickInfo, schedule } = service;
  return quickInfo.firstResult?.week ?? (schedule && Math.ceil(schedule.handover.day / 5));
}

function assembleService(
  id: string,
  raw: Entry<"services">,
  { industry, services }: Named,
  caseStudies: CaseStudies,
  chartOf: ChartOfPhases,
  quarters: number,
) {
  const { pictogram, industries, ...service } = withProofs(raw, caseStudies);
  const { title, phases } = service;
  return {
    ...service,
    id,
    instead: service.instead.flatMap(({ when, service }) =>
      services([service]).map((one) => ({ ...one, when })),
    ),
    visualization: service.visualization ?? (phases && chartOf(title, phases)),
    industries: industries.map(industry),
    weeks: weeksOf(raw),
    months: monthsOf(raw),
    /** Drawn by hand; without one, the pictogram shows its place on the plan, if it has one. */
    ...(pictogram ? { ownPictogram: pictogram } : {}),
    pictogram: pictogram ?? (phases && pictogramOfPhases(phases, quarters)),
  };
}

function assembleCaseStudy(
  slug: string,
  { industry, servicesUsed, ...raw }: Entry<"case-studies">,
  named: Named,
) {
  return {
    ...raw,
    slug,
    ...(industry ? { industry: named.industry(industry) } : {}),
    servicesUsed: named.services(servicesUsed),
    /** How long the program took, and its last month as 2022-01. */
    months: programMonths(raw.scale),
    ended: raw.scale.to,
  };
}

/** Entries by their position; those without one, or with the same, as their files were read. */
const inOrder = <T extends { position?: number }>(entries: ReadonlyMap<string, T>) =>
  [...entries].toSorted(
    ([, { position: one = 10_000 }], [, { position: other = 10_000 }]) => one - other,
  );

/** Group by group. */
function servicesInOrder(
  content: Raw,
  named: Named,
  caseStudies: CaseStudies,
  chartOf: ChartOfPhases,
) {
  const { groups, phases } = content["service-groups.yaml"];
  const quarters = phases.length * quartersOfPhase;
  const all = inOrder(content.services);
  return groups.flatMap(({ id: group }) =>
    all
      .filter(([, raw]) => raw.group === group)
      .map(([id, raw]) => assembleService(id, raw, named, caseStudies, chartOf, quarters)),
  );
}

/** A page that is neither a service nor a case study, as lists of pages show it. */
export interface SitePage {
  path: string;
  name: string;
  description: string;
}

/** The footer lists every legal page: those that the site does not name follow, under their titles. */
function legalNavigation({ "site.yaml": { legalNavigation: named }, legal }: Raw) {
  const others = [...legal.values()]
    .filter(({ path }) => !named.some(({ href }) => href === path))
    .map(({ title, path }) => ({ name: title, href: path }));
  return [...named, ...others];
}

/** Situations with what they name. */
function situationsOf(
  { "situations.yaml": { situations } }: Raw,
  services: ReturnType<typeof servicesInOrder>,
  caseStudies: CaseStudies,
) {
  return situations.map(({ services: named, proof, ...situation }) => ({
    ...situation,
    services: named.flatMap(({ service: id, why }) => {
      const service = services.find((one) => one.id === id);
      return service ? [{ service, why }] : [];
    }),
    proof: proof && proofOf(caseStudies, proof.caseStudy, proof.result),
  }));
}

/** What pages share: entries with their ids, and with what they name in place of its id. */
export function listsOf(content: Raw, chartOf: ChartOfPhases, sitePages: readonly SitePage[]) {
  const names = named(content);
  const site = content["site.yaml"];
  const facts = content["facts.yaml"];
  const words = content["interface.yaml"];
  const { logo, logoOnDark, symbol } = content["brand.yaml"];
  const caseStudies = inOrder(content["case-studies"]).map(([slug, raw]) =>
    assembleCaseStudy(slug, raw, names),
  );
  const services = servicesInOrder(content, names, caseStudies, chartOf);
  const weeks = services.flatMap(({ weeks = [] }) => weeks);
  return {
    site: {
      ...site,
      ...derivedSite(site),
      legalNavigation: legalNavigation(content),
      edition: { code: site.language, name: "", folder: "", addresses: {} } as Edition,
      /** All languages of the site, if it has more than one. */
      editions: [] as readonly Edition[],
    },
    palette: paletteOf(content["brand.yaml"]).palette,
    typefaces: content["brand.yaml"].fonts,
    logos: { logo, logoOnDark, symbol },
    sitePages,
    facts: factsInWords(facts, words.durations, site.language),
    workingDays: factsInDays(facts),
    checkedWidths: facts.checkedWidths,
    axeWidths: facts.axeWidths,
    industries: content["industries.yaml"].industries,
    claims: content["claims.yaml"].claims,
    serviceGroups: {
      ...content["service-groups.yaml"],
      groups: content["service-groups.yaml"].groups.filter(({ id }) =>
        services.some(({ group }) => group === id),
      ),
    },
    phases: content["service-groups.yaml"].phases,
    services,
    caseStudies,
    situations: situationsOf(content, services, caseStudies),
    testimonials: content["testimonials.yaml"].testimonials,
    clients: content["clients.yaml"].clients,
    faq: content["faq.yaml"].questions,
    letter: content["letter.yaml"],
    processSteps: content["process.yaml"].steps,
    certifications: content["certifications.yaml"].certifications,
    recognition: content["recognition.yaml"].recognition,
    storedKeys: content["stored-keys.yaml"].keys,
    storedKeyWords: content["stored-keys.yaml"].words,
    fridayReport: content["friday-report.yaml"],
    words,
    chat: content["chat.yaml"],
    /** Of a plan that ends on a date: working days, and weeks to a first result, at most and in words. */
    planBack: words.dateChoice && {
      leadTimes: {
        callWithin: workingDays(facts.callWithin),
        noteAfter: workingDays(facts.noteAfter),
        kickoffWithin: workingDays(facts.kickoffWithin),
      },
      weeks: Math.max(1, ...weeks),
      // Two numbers with a dash between them would be broken there.
      takes: spanInWords(Math.min(...weeks), Math.max(...weeks), "week", site.language).replace(
        /\p{Pd}/u,
        "$&\u2060",
      ),
    },
    machines: content["machines.yaml"],
  };
}

/** The file that a list is written in, unless each entry has its own. */
export const fileOfList: Partial<Record<keyof Lists, string>> = {
  claims: "claims.yaml",
  clients: "clients.yaml",
  recognition: "recognition.yaml",
  processSteps: "process.yaml",
  situations: "situations.yaml",
  testimonials: "testimonials.yaml",
  certifications: "certifications.yaml",
  faq: "faq.yaml",
  letter: "letter.yaml",
  serviceGroups: "service-groups.yaml",
  phases: "service-groups.yaml",
  storedKeys: "stored-keys.yaml",
};

export type Lists = ReturnType<typeof listsOf>;

/** What a band can name by an id, and gets whole. */
export interface Entries {
  claims: Lists["claims"][number];
  services: Lists["services"][number];
  "case-studies": Lists["caseStudies"][number];
  clients: Lists["clients"][number];
  industries: Lists["industries"][number];
}

/** What a template makes a page of. */
export interface TemplateEntries {
  service: Extract<Entries["services"], { template: "service" }>;
  solution: Extract<Entries["services"], { template: "solution" }>;
  "case-study": Entries["case-studies"];
}
export type TemplateName = keyof TemplateEntries;

/** A section of a page that a search finds by itself. */
export interface FoundPart {
  title: string;
  text: string;
  /** Further texts; search/documents.ts removes repeated words. */
  more: readonly string[];
}
