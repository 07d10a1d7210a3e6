import { certifications } from "../../content/certifications";
import { type ClaimId, getClaim, getClaims } from "../../content/claims";
import { getService, servicesInGroup } from "../../content/services";
import { servicesPage } from "../../content/services-page";
import { contactPath, servicePath } from "../../lib/paths";
import type { GroupProps } from "./group";
import { industryPaths } from "./industry-paths";

type GroupId = keyof typeof servicesPage.groups;

/** How the cards of each group stand, in the order of the page. */
const catalog: readonly (Pick<GroupProps, "shape" | "variant" | "picture"> & { id: GroupId })[] = [
  { id: "enterprise-solutions", shape: "shape-board" },
  { id: "specialized-services", shape: "shape-rows" },
  {
    id: "industry-expertise",
    shape: "shape-glass",
    variant: "glass",
    picture: {
      name: "regulatory-compliance-program",
      sizes: "(min-width: 83rem) 60rem, (min-width: 64rem) 70vw, 91vw",
    },
  },
  {
    id: "technology-transformation",
    shape: "shape-beside",
    picture: {
      name: "azure-cloud-migration",
      sizes: "(min-width: 83rem) 67rem, (min-width: 64rem) 90vw, (min-width: 48rem) 147vw, 91vw",
    },
  },
  { id: "premium-service-offerings", shape: "shape-pairs", variant: "3d" },
];

function figure(claim: ClaimId) {
  const { value, label } = getClaim(claim);
  return { claim, value, label };
}

/** Standards stand among the figures as text: no third party's logo. */
function namedStandards() {
  return certifications.flatMap(({ name, status }) =>
    status ? [{ value: name, label: status }] : [],
  );
}

function group(id: GroupId) {
  return {
    id,
    ...servicesPage.groups[id],
    cards: servicesInGroup(id).map(({ id, title, description }) => ({
      serviceId: id,
      title,
      description,
    })),
  };
}

/** The parts of the long section that follow the groups, in the order in which they stand. */
function furtherParts() {
  const { analytics, ai, lab, comparison, certificationsIntro, strategic, trust } = servicesPage;
  return {
    strategic: {
      group: {
        ...strategic,
        id: "strategic-business-consulting",
        className: "services-part featured-part on-ink",
        shape: "contents",
        picture: {
          name: "global-banking-platform-transformation",
          sizes:
            "(min-width: 83rem) 51rem, (min-width: 64rem) 66vw, (min-width: 48rem) 103vw, 91vw",
        },
      } satisfies GroupProps,
      to: servicePath("strategic-consulting"),
      contact: contactPath("strategic-consulting"),
    },
    ai: { ...ai, group: { ...group("ai-solutions"), shape: "shape-grid" } },
    analytics: {
      group: { id: "analytics", title: analytics.title, text: analytics.text },
      charts: analytics.charts,
    },
    lab: {
      group: {
        ...group("innovation-lab"),
        shape: "shape-lab",
        variant: "3d",
        picture: {
          name: "aerospace-manufacturing-transformation",
          sizes:
            "(min-width: 83rem) 51rem, (min-width: 64rem) 66vw, (min-width: 48rem) 103vw, 91vw",
        },
      } satisfies GroupProps,
      text: lab.text,
      figures: getClaims(...lab.figures),
    },
    comparison: {
      group: { id: "why-pmaas", title: comparison.heading, text: comparison.text },
      table: {
        caption: comparison.columns.join(", "),
        columns: ["Aspect", ...comparison.columns],
        rows: comparison.rows.map(({ aspect, values }) => [aspect, ...values]),
      },
      service: getService("project-management-service").title,
      to: servicePath("project-management-service"),
    },
    certifications: {
      group: {
        id: "certifications",
        title: certificationsIntro.heading,
        text: certificationsIntro.text,
      },
      items: certifications.map(({ name, scope }) => ({ title: name, text: scope })),
      trust: [figure(trust[0]), figure(trust[1]), ...namedStandards(), figure(trust[2])],
    },
  };
}

export function servicesPageData() {
  const { head, intro, values, industriesIntro, impactIntro, section, closing } = servicesPage;
  const groups = catalog.map((shape) => ({ ...group(shape.id), ...shape }));
  const parts = furtherParts();
  return {
    head,
    landing: {
      intro,
      values,
      picture: {
        name: "global-supply-chain-optimization",
        sizes: "(min-width: 83rem) 77rem, 92vw",
      } as const,
      industriesIntro,
      industries: servicesPage.industries.map(({ name, text }) => ({
        title: name,
        description: text,
        href: industryPaths[name],
      })),
      impactIntro,
      impact: getClaims(...servicesPage.impact),
      closing,
    },
    all: {
      section,
      contents: [...groups, ...Object.values(parts).map((part) => part.group)].map(
        ({ id, title }) => ({ id, title }),
      ),
      groups,
      parts,
    },
  };
}

export type ServicesPageData = ReturnType<typeof servicesPageData>;
