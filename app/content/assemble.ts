import { chartOfPhases } from "./chart-of-phases.ts";
import { programMonths } from "./schema/case-study-rules.ts";
import type { FolderContent, RawContent } from "./schema/kinds.ts";
import { pictogramOfPhases } from "./schema/pictogram.ts";
import { membersOf } from "./schema/service-groups.ts";
import { workingDaysIn } from "./working-days.ts";

type Entry<Name extends keyof FolderContent> =
  FolderContent[Name] extends ReadonlyMap<string, infer Value> ? Value : never;
type NameOf = (industry: string) => string;

const monthName = (month: string) =>
  new Date(`${month}-01T00:00Z`).toLocaleDateString("en-US", {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });

/** "16 months, January 2022 to April 2023", or "1 month, January 2022". */
function durationOf({ from, to }: { from: string; to: string }): string {
  const months = programMonths({ from, to });
  return months === 1
    ? `1 month, ${monthName(from)}`
    : `${months} months, ${monthName(from)} to ${monthName(to)}`;
}

function assembleService(
  id: string,
  group: string,
  raw: Entry<"services">,
  nameOf: NameOf,
  content: RawContent,
) {
  const { pictogram, industries, ...service } = raw;
  return {
    ...service,
    id,
    group,
    visualization: service.visualization ?? chartOfPhases(service, content),
    industries: industries.map(nameOf),
    /** Drawn by hand; without one, the pictogram shows the phases. */
    ...(pictogram ? { ownPictogram: pictogram } : {}),
    pictogram: pictogram ?? pictogramOfPhases(service.phases),
  };
}

function assembleCaseStudy(slug: string, raw: Entry<"case-studies">, nameOf: NameOf) {
  const { cost, budget, from, to, ...scale } = raw.scale;
  return {
    ...raw,
    slug,
    industry: nameOf(raw.industry),
    /** How long the program took, and its last month as 2022-01. */
    months: programMonths({ from, to }),
    ended: to,
    scale: {
      cost: `£${cost}M, planned £${budget}M`,
      duration: durationOf({ from, to }),
      ...scale,
    },
  };
}

function servicesInOrder(content: RawContent, nameOf: NameOf) {
  return content["service-groups.yaml"].groups.flatMap((group) =>
    membersOf(group).flatMap(({ id }) => {
      const raw = content.services.get(id);
      return raw ? [assembleService(id, group.id, raw, nameOf, content)] : [];
    }),
  );
}

/** By path, as the footer lists them. */
function legalPagesInOrder(content: RawContent) {
  const order = content["site.yaml"].legalNavigation.map(({ href }) => href);
  const inOrder = [...content.legal.values()].toSorted(
    (a, b) => order.indexOf(a.path) - order.indexOf(b.path),
  );
  return Object.fromEntries(inOrder.map((page) => [page.path, page]));
}

/** Everything the site says, as pages read it: entries with their ids, ids of industries as names. */
export function assemble(content: RawContent) {
  const names = new Map(content["industries.yaml"].industries.map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? id;
  const { address } = content["site.yaml"];
  const services = servicesInOrder(content, nameOf);
  return {
    site: {
      ...content["site.yaml"],
      /** In one line, for the privacy policy, the terms and the contact page. */
      postalAddress: postalAddress(address),
    },
    facts: content["facts.yaml"],
    claims: content["claims.yaml"].claims,
    serviceGroups: content["service-groups.yaml"],
    services,
    /** Ids of files that no group lists. */
    servicesWithoutGroup: [...content.services.keys()].filter(
      (id) => !services.some((service) => service.id === id),
    ),
    caseStudies: [...content["case-studies"]]
      .map(([slug, raw]) => assembleCaseStudy(slug, raw, nameOf))
      .toSorted((a, b) => a.position - b.position || a.slug.localeCompare(b.slug)),
    testimonials: content["testimonials.yaml"].testimonials,
    clients: content["clients.yaml"].clients,
    faq: content["faq.yaml"].questions,
    processSteps: content["process.yaml"].steps,
    certifications: content["certifications.yaml"].certifications,
    recognition: content["recognition.yaml"].recognition,
    storedKeys: content["stored-keys.yaml"].keys,
    storedKeyWords: content["stored-keys.yaml"].words,
    fridayReport: content["friday-report.yaml"],
    chat: content["chat.yaml"],
    shell: content["shell.yaml"],
    dates: {
      ...content["shell.yaml"].dates,
      callWithin: workingDaysIn(content["facts.yaml"].callWithin),
      // After the call comes the note, then the signature.
      callBefore:
        workingDaysIn(content["facts.yaml"].noteAfter) +
        workingDaysIn(content["facts.yaml"].kickoffWithin),
    },
    machines: content["machines.yaml"],
    home: content["pages/home.yaml"],
    about: content["pages/about.yaml"],
    servicesPage: {
      ...content["pages/services.yaml"],
      industries: content["pages/services.yaml"].industries.map(({ industry, ...tile }) => ({
        name: nameOf(industry),
        ...tile,
      })),
    },
    servicePage: content["pages/service.yaml"],
    contact: content["pages/contact.yaml"],
    caseStudiesPage: content["pages/case-studies.yaml"],
    caseStudyPage: content["pages/case-study.yaml"],
    testimonialsPage: content["pages/testimonials.yaml"],
    accessibilityPage: content["pages/accessibility.yaml"],
    securityPage: content["pages/security.yaml"],
    sitemapPage: content["pages/sitemap.yaml"],
    legalPages: legalPagesInOrder(content),
  };
}

export type Content = ReturnType<typeof assemble>;

export function postalAddress({
  street,
  city,
  region,
  postalCode,
}: Record<string, string>): string {
  return `${street}, ${city}, ${region} ${postalCode}`;
}
