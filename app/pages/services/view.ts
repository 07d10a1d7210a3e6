import { certifications } from "../../content/certifications";
import { type ClaimId, getClaim, getClaims } from "../../content/claims";
import { servicePictograms } from "../../content/pictograms";
import { getService, servicesInGroup } from "../../content/services";
import { servicesPage } from "../../content/services-page";
import { contactPath, servicePath, testimonialPath } from "../../lib/paths";
import { industryPaths } from "./industry-paths";
import { byStart } from "./phases";
import { servicesPlan } from "./plan-view";

/** The groups that consist of cards only, in page order. */
const cardGroupIds = [
  "enterprise-solutions",
  "specialized-services",
  "industry-expertise",
  "technology-transformation",
  "premium-service-offerings",
] as const;

export type CardGroupId = (typeof cardGroupIds)[number];

function cardGroup<Id extends keyof typeof servicesPage.groups>(id: Id) {
  const shown = servicesInGroup(id);
  return {
    id,
    ...servicesPage.groups[id],
    cards: shown.map((service) => ({
      // No anchor for the one service whose id equals its group's: the group already has that id.
      anchor: service.id === id ? undefined : service.id,
      icon: servicePictograms[service.id],
      title: service.title,
      description: service.description,
      href: servicePath(service.id),
      phases: service.phases,
    })),
    spans: shown
      .map(({ id, phases }) => ({ ...phases, isAtRest: id === servicesPage.plan.atRest }))
      .toSorted(byStart),
  };
}

function industries() {
  return servicesPage.industries.map(({ name, text, proof }) => ({
    title: name,
    description: text,
    href: industryPaths[name],
    proof: { ...proof, to: testimonialPath(proof.company) },
  }));
}

function strategic() {
  return {
    id: "strategic-business-consulting",
    ...servicesPage.strategic,
    href: servicePath("strategic-consulting"),
    contactHref: contactPath("strategic-consulting"),
  };
}

function ai() {
  const { heading, text, reasons, processHeading, process } = servicesPage.ai;
  return {
    ...cardGroup("ai-solutions"),
    why: { heading, text, reasons },
    process: { heading: processHeading, steps: process },
  };
}

function lab() {
  const { text, figures } = servicesPage.lab;
  return { ...cardGroup("innovation-lab"), purpose: text, figures: getClaims(...figures) };
}

function comparison() {
  const { heading, text, columns, rows } = servicesPage.comparison;
  return {
    id: "why-pmaas",
    title: heading,
    text,
    columns,
    rows,
    service: getService("project-management-service").title,
    href: servicePath("project-management-service"),
  };
}

function engagement() {
  const { heading, text, columns, sides, models } = servicesPage.engagement;
  return {
    id: "engagement-models",
    title: heading,
    text,
    columns: Object.values(columns),
    models: models.map(({ model, fit, youCarry, weCarry, payment, exit }) => ({
      name: model,
      fit,
      cells: [
        { label: columns.youCarry, lines: [{ text: youCarry }] },
        { label: columns.weCarry, lines: [{ text: weCarry }] },
        { label: columns.payment, lines: [{ text: payment }] },
        {
          label: columns.exit,
          lines: [
            { side: sides.you, text: exit.you },
            { side: sides.we, text: exit.we },
          ],
        },
      ] as { label: string; lines: { side?: string; text: string }[] }[],
    })),
  };
}

function notFor() {
  const { heading, text, cases } = servicesPage.notFor;
  return { id: "when-not-to-hire-us", title: heading, text, cases };
}

function figure(claim: ClaimId) {
  const { value, label } = getClaim(claim);
  return { claim, value, label };
}

/** Standards appear as text among the figures, because we show no third-party logos. */
function namedStandards() {
  return certifications.flatMap(({ name, status, scope }) =>
    status ? [{ value: name, label: status, scope }] : [],
  );
}

/** Personal certifications only: the trust strip already shows the firm's. */
function ofPeople() {
  return certifications.flatMap(({ name, status, scope }) =>
    status ? [] : [{ title: name, text: scope }],
  );
}

function assurance() {
  const { certificationsIntro, trust, security } = servicesPage;
  return {
    id: "certifications",
    title: certificationsIntro.heading,
    text: certificationsIntro.text,
    certifications: ofPeople(),
    trust: [figure(trust[0]), figure(trust[1]), ...namedStandards(), figure(trust[2])],
    security,
  };
}

/** Every part of the long section, in page order. */
function catalog() {
  return {
    flagship: cardGroup("flagship"),
    cardGroups: cardGroupIds.map((id) => cardGroup(id)),
    strategic: strategic(),
    ai: ai(),
    analytics: { id: "analytics", ...servicesPage.analytics },
    lab: lab(),
    comparison: comparison(),
    engagement: engagement(),
    notFor: notFor(),
    assurance: assurance(),
  };
}

export function servicesView() {
  const { intro, values, industriesIntro, impactIntro, section, closing } = servicesPage;
  const parts = catalog();
  const { analytics, comparison, engagement, notFor, assurance } = parts;
  return {
    intro,
    values,
    industries: { intro: industriesIntro, tiles: industries() },
    impact: { intro: impactIntro, claims: getClaims(...servicesPage.impact) },
    section,
    plan: servicesPlan(),
    further: {
      label: servicesPage.plan.further,
      parts: [analytics, comparison, engagement, notFor, assurance],
    },
    catalog: parts,
    closing,
  };
}

export type ServicesView = ReturnType<typeof servicesView>;
export type Catalog = ServicesView["catalog"];
export type CatalogCard = Catalog["flagship"]["cards"][number];
