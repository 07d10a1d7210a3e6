import { findCaseStudy } from "../../content/case-studies";
import { type ClaimId, getClaims } from "../../content/claims";
import type { ServiceId } from "../../content/ids";
import { servicePage } from "../../content/service-page";
import { getService, relatedServices, type ServiceWithId } from "../../content/services";
import { servicesPage } from "../../content/services-page";
import type { ServiceWithSchedule, Solution } from "../../content/types";
import { caseStudyPath, contactPath, servicePath } from "../../lib/paths";
import { passagesOf, scheduleView } from "./schedule-view";

/** Services that every solution page links to. */
const solutionNeighbors: readonly ServiceId[] = [
  "strategic-portfolio-management",
  "enterprise-digital-transformation",
  "program-governance-assurance",
  "business-process-optimization",
];

const linkTo = ({ id, title }: ServiceWithId) => ({ to: servicePath(id), title });

/** For use after a colon or inside a sentence. */
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The last sentence of the page, which is specific to this service. */
function lastWord(service: ServiceWithId): string {
  const { ask, benefit } = servicePage.closing;
  if (service.template === "service")
    return ask.replace("{ask}", lowerFirst(service.quickInfo.weAsk));
  const key = service.benefits.find((one) => one.key) ?? service.benefits[0];
  return benefit.replace("{month}", `${key.month}`).replace("{benefit}", lowerFirst(key.text));
}

/** The closing sections of both templates. */
function ending(service: ServiceWithId) {
  const { id, title, combinedWith, instead } = service;
  const { closing, combined } = servicePage;
  return {
    instead: instead.map(({ when, service }) => ({ when, ...linkTo(getService(service)) })),
    combined: {
      intro: combined,
      services: combinedWith.map(({ service, why }) => ({ ...linkTo(getService(service)), why })),
    },
    closing: {
      heading: closing.heading.replace("{title}", title),
      text: `${closing.text} ${lastWord(service)}`,
      to: contactPath(id),
    },
  };
}

/** Months of the axis. */
const year = 12;

function spokenMonths(month: number, until = year): string {
  if (until === year) return `from month ${month}`;
  return until === month ? `month ${month}` : `months ${month} to ${until}`;
}

/** The benefits on an axis of months; one without an end runs to the end of the year. */
function benefitMonths({ benefits }: Solution) {
  return {
    months: Array.from({ length: year }, (_, index) => index + 1),
    benefits: benefits.map(({ text, month, until = year, key = false }) => ({
      text,
      month,
      until,
      isKey: key,
      spoken: spokenMonths(month, until),
    })),
  };
}

function solutionView(service: Solution & { id: ServiceId }) {
  return {
    ...ending(service),
    template: service.template,
    service,
    claims: getClaims(...(service.figures ?? [])),
    contact: contactPath(service.id),
    benefits: benefitMonths(service),
    related: solutionNeighbors
      .filter((id) => id !== service.id)
      .map(getService)
      .map(linkTo),
    caseStudies: service.caseStudies.map(({ slug, relevance }) => ({
      slug,
      to: caseStudyPath(slug),
      title: findCaseStudy(slug)?.title ?? slug,
      /** Why it matters for this solution. */
      relevance,
    })),
  };
}

interface QuickFact {
  term: string;
  text: string;
  claim?: ClaimId;
}

/** Starts with the first result, which follows the schedule; facts common to all services are mixed in. */
function quickFacts({
  quickInfo: { firstResult, team, weAsk },
  industries,
}: ServiceWithSchedule): QuickFact[] {
  const [implementation, ...others] = servicePage.quickInfo.items;
  return [
    { term: "First result", text: `Week ${firstResult.week}: ${firstResult.text}` },
    implementation,
    { term: "Team", text: team },
    { term: "What we ask of you", text: weAsk },
    ...others,
    { term: "Industries", text: industries.join(", ") },
  ];
}

/** The handover and the first result, as figures. */
function promises({ schedule: { handover }, quickInfo: { firstResult } }: ServiceWithSchedule) {
  const { whyChoose } = servicePage;
  return [
    {
      value: `Day ${handover.day}`,
      label: whyChoose.handover.replace("{handover}", handover.name),
    },
    {
      value: `Week ${firstResult.week}`,
      label: whyChoose.firstResult.replace("{result}", firstResult.text),
    },
  ];
}

function serviceTemplateView(service: ServiceWithSchedule & { id: ServiceId }) {
  const { whyChoose, quickInfo, getInTouch } = servicePage;
  return {
    ...ending(service),
    template: service.template,
    service,
    contact: contactPath(service.id),
    schedule: scheduleView(service),
    passages: passagesOf(service),
    groupTitle: servicesPage.groups[service.group].title,
    related: relatedServices(service.id).map(linkTo),
    quickInfo: { heading: quickInfo.heading, facts: quickFacts(service) },
    getInTouch,
    whyChoose: {
      heading: whyChoose.heading,
      text: whyChoose.text,
      promises: promises(service),
      claims: getClaims(...whyChoose.figures, ...(service.figures ?? [])),
    },
  };
}

/** Everything the page of a service shows, in one of two templates. */
export function serviceView(service: ServiceWithId) {
  return service.template === "solution" ? solutionView(service) : serviceTemplateView(service);
}

export type SolutionView = ReturnType<typeof solutionView>;
export type ServiceView = ReturnType<typeof serviceTemplateView>;
export type ServiceEnding = ReturnType<typeof ending>;
