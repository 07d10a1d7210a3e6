import { pathOfKind } from "../../app/bands/band-words.test-helper.ts";
import { content } from "../../app/content/all-offers.test-helper.ts";
import {
  caseStudiesPath,
  caseStudyPath,
  contactPath,
  servicePath,
  servicesPath,
} from "../../app/lib/paths.ts";

/** Where tests go: pages of whatever content there is, each by what a test needs of it. */

const { caseStudies, services, site } = content;

/** What this firm offers; a test of anything else is left out. */
export const { offers } = site;

/** What the content must have for the tests to have something to look at. */
export function given<T>(one: T | undefined, what: string): T {
  if (one === undefined) throw new Error(`The tests need content with ${what}.`);
  return one;
}

export const { words } = content;

export const contact = contactPath(site);
export const servicesPage = given(servicesPath(content), "a plan of its services");
/** Without case studies an address of one leads home, and pages of another kind stand in for theirs. */
export const caseStudyList = caseStudiesPath(content) ?? "/";
export const directory = pathOfKind("directory");

/** Any page that the header leads to; if there is one, none of those that have a part to play. */
const inHeader = site.navigation.map(({ href }) => href).filter((href) => href !== "/");
export const anyPage = given(
  inHeader.find((href) => ![contact, servicesPage, caseStudyList].includes(href)) ?? inHeader[0],
  "a page in its header",
);

/** Texts with a date; the last is short. */
export const [datedPage, shortPage] = [
  site.legalNavigation[0]?.href ?? "",
  site.legalNavigation.at(-1)?.href ?? "",
];

/** With a schedule and a chart that has a value for each mark, where a service has both. */
export const service = given(
  services.find(
    (one) =>
      one.template === "service" &&
      one.schedule &&
      one.visualization?.kind === "chart" &&
      one.visualization.chart === "line",
  ) ?? services[0],
  "a service",
);
export const servicePage = servicePath(service.id);
export const serviceGroup = given(
  content.serviceGroups.groups.find(({ id }) => id === service.group),
  "groups of services",
);

/** With a chart and benefits; not every firm has such a page. */
const solution = services.find(
  (one) =>
    one.template === "solution" && one.benefits.length > 0 && one.visualization?.kind === "chart",
);
export const solutionPage = solution && servicePath(solution.id);

/** Not every firm has one. */
export const study = caseStudies.at(0);
export const studyPage = study ? caseStudyPath(study.slug) : servicePage;

/** Addresses without a page, and where each ends. */
export const missingService = servicePath("nope");
export const missingStudy = caseStudyPath("nope");
/** Nearly the address of the service. */
export const nearService = `/${service.id.replaceAll("-", "/")}s`;
