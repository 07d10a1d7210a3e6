import { about, type Hub, type PracticeLead } from "../../content/about";
import { findCaseStudy } from "../../content/case-studies";
import { allClaims, type ClaimWithId, getClaim, getClaims } from "../../content/claims";
import { getService } from "../../content/services";
import { caseStudyPath, servicePath, testimonialPath } from "../../lib/paths";

/** Where the program of a lead can be read about. */
function sourceOf(source: PracticeLead["source"]) {
  return "client" in source
    ? { to: testimonialPath(source.client), name: source.client }
    : {
        to: caseStudyPath(source.caseStudy),
        name: findCaseStudy(source.caseStudy)?.title ?? source.caseStudy,
      };
}

function leadView({ service, source, ...lead }: PracticeLead) {
  return {
    ...lead,
    practice: { to: servicePath(service), name: getService(service).title },
    source: sourceOf(source),
  };
}

/** 3.5 is "03:30". */
function clock(hours: number): string {
  const [whole, minutes] = [Math.floor(hours), (hours % 1) * 60];
  return [whole, minutes].map((part) => String(part).padStart(2, "0")).join(":");
}

const share = (hours: number) => `${(hours / 24) * 100}%` as const;

function hubView({ day: { from, to }, dutyDesk, ...hub }: Hub) {
  const hours = `${clock(from)}–${clock(to)} UTC`;
  return {
    ...hub,
    shift: `${dutyDesk ? "Duty desk" : "Working day"} ${hours}`,
    bar: { x: share(from), width: share(to - from), critical: dutyDesk === true },
  };
}

function hubs() {
  const all: readonly Hub[] = about.hubs;
  return {
    intro: about.hubsIntro,
    people: getClaim("people"),
    hours: [0, 6, 12, 18, 24].map(clock),
    hubs: all.map(hubView),
  };
}

/** A claim, with the case studies that support it. */
function ledgerRow({ cases = [], ...claim }: ClaimWithId) {
  return {
    ...claim,
    cases: cases.map(({ slug, shows }) => ({
      to: caseStudyPath(slug),
      title: findCaseStudy(slug)?.title ?? slug,
      shows,
    })),
  };
}

/** Everything the page shows, a property to each band. */
export function aboutView() {
  const [opening, ...paragraphs] = about.story;
  return {
    hero: { ...about.intro, imageAlt: about.teamImageAlt, figures: getClaims(...about.figures) },
    story: { opening, paragraphs },
    practices: {
      intro: about.practicesIntro,
      practices: about.practices.map(({ since, service, question }) => ({
        since,
        question,
        name: getService(service).title,
        to: servicePath(service),
      })),
    },
    leads: { intro: about.leadsIntro, leads: about.leads.map(leadView) },
    hubs: hubs(),
    values: { intro: about.valuesIntro, values: about.values },
    measure: { intro: about.measure, claims: allClaims.map(ledgerRow) },
    closing: about.closing,
  };
}

export type AboutView = ReturnType<typeof aboutView>;
