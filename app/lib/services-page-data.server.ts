import { certifications } from "../content/certifications.server";
import { getClaim, getClaims } from "../content/claims.server";
import { getService, type ServiceWithId, servicesInGroup } from "../content/services.server";
import { servicesPage } from "../content/services-page.server";
import { branded } from "./branded.server";
import { industryPaths } from "./industry-path.server";

type GroupId = keyof typeof servicesPage.groups;

const summary = ({ id, title, description }: ServiceWithId) => ({ id, title, description });

function group(id: GroupId) {
  return { group: { id, ...servicesPage.groups[id] }, services: servicesInGroup(id).map(summary) };
}

/** All that the services page shows; the parts of its long section in the order in which they stand. */
export function servicesPageData() {
  const { head, intro, values, industriesIntro, impactIntro, section, closing } = servicesPage;
  const { analytics, ai, lab, comparison, certificationsIntro, strategic } = servicesPage;
  const parts = {
    enterprise: group("enterprise-solutions"),
    specialized: group("specialized-services"),
    industry: group("industry-expertise"),
    technology: group("technology-transformation"),
    premium: group("premium-service-offerings"),
    strategic: {
      group: {
        id: "strategic-business-consulting",
        title: strategic.heading,
        text: strategic.text,
      },
    },
    ai: { ...group("ai-solutions"), ...ai },
    analytics: {
      group: { id: "analytics", title: analytics.title, text: analytics.text },
      charts: analytics.charts,
    },
    lab: { ...group("innovation-lab"), text: lab.text, figures: getClaims(...lab.figures) },
    comparison: {
      group: { id: "why-pmaas", title: comparison.heading, text: comparison.text },
      service: summary(getService("project-management-service")),
      columns: comparison.columns,
      rows: comparison.rows,
    },
    certifications: {
      group: {
        id: "certifications",
        title: certificationsIntro.heading,
        text: certificationsIntro.text,
      },
      certifications,
      trust: servicesPage.trust.map((item) => (typeof item === "string" ? getClaim(item) : item)),
    },
  };
  return branded({
    landing: {
      head,
      intro,
      values,
      industriesIntro,
      industries: servicesPage.industries.map((tile) => ({
        ...tile,
        to: industryPaths[tile.name],
      })),
      impactIntro,
      impact: getClaims(...servicesPage.impact),
      closing,
    },
    section,
    contents: Object.values(parts).map(({ group: { id, title } }) => ({ id, title })),
    parts,
  });
}

export type ServicesPageData = ReturnType<typeof servicesPageData>;
