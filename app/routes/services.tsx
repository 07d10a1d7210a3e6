import { href } from "react-router";
import { ButtonLink } from "../components/button";
import { Section, SectionHead } from "../components/section";
import { ServiceCard } from "../components/service-card";
import { ClaimRow } from "../components/stat";
import { TextLink } from "../components/text-link";
import { draw } from "../components/visualization/draw.server";
import { getClaims } from "../content/claims.server";
import { servicesInGroup } from "../content/services.server";
import { servicesPage } from "../content/services-page.server";
import type { ServiceGroupId } from "../content/types";
import { branded } from "../lib/branded.server";
import { pageMeta } from "../lib/page-meta";
import { Analytics } from "../sections/analytics";
import { ClosingCall } from "../sections/closing-call";
import { PageHero } from "../sections/page-hero";
import { TitledTexts } from "../sections/titled-texts";
import type { Route } from "./+types/services";

const groupOrder: readonly ServiceGroupId[] = [
  "flagship",
  "enterprise-solutions",
  "specialized-services",
  "industry-expertise",
  "technology-transformation",
  "premium-service-offerings",
  "ai-solutions",
  "innovation-lab",
];

export function loader() {
  const { head, intro, values, impactIntro, section, analytics, closing } = servicesPage;
  return branded({
    page: { head, intro, values, impactIntro, section, closing },
    analytics: { ...analytics, charts: analytics.charts.map((chart) => draw(chart, 3)) },
    impact: getClaims(...servicesPage.impact),
    groups: groupOrder.map((id) => ({
      id,
      ...servicesPage.groups[id],
      services: servicesInGroup(id).map(({ id, title, description }) => ({
        id,
        title,
        description,
      })),
    })),
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ ...loaderData.page.head, path: "/services" });
}

export default function Services({
  loaderData: { page, impact, groups, analytics },
}: Route.ComponentProps) {
  const allServices = `${href("/services")}#services`;
  return (
    <>
      <PageHero {...page.intro}>
        <ButtonLink to={href("/contact")} arrow>
          Schedule a Strategic Consultation
        </ButtonLink>
        <ButtonLink to={allServices} look="secondary">
          Explore All Services
        </ButtonLink>
      </PageHero>
      <Section aria-labelledby="values-heading">
        <h2 id="values-heading" className="sr-only">
          What you can expect
        </h2>
        <TitledTexts items={page.values} />
      </Section>
      <Section ground="raised" aria-labelledby="impact-heading">
        <SectionHead id="impact-heading" {...page.impactIntro}>
          <p className="mb-4">{page.impactIntro.text}</p>
          <TextLink to={href("/client-success-stories")} className="text-text">
            View Client Success Stories
          </TextLink>
        </SectionHead>
        <ClaimRow claims={impact} className="grid-cols-2! border-line border-y lg:grid-cols-4!" />
      </Section>
      <Section id="services" aria-labelledby="services-heading">
        <SectionHead id="services-heading" {...page.section}>
          {page.section.text}
        </SectionHead>
        <div className="grid gap-y-16">
          {groups.map((group) => (
            <section key={group.id} id={group.id} aria-labelledby={`${group.id}-heading`}>
              <div className="mb-6 grid gap-x-8 gap-y-2 border-text border-t pt-5 lg:grid-cols-12">
                <h3 id={`${group.id}-heading`} className="display text-title-3 lg:col-span-7">
                  {group.title}
                </h3>
                <p className="text-muted text-small lg:col-span-5">{group.text}</p>
              </div>
              <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
                {group.services.map(({ id, title, description }) => (
                  <ServiceCard key={id} serviceId={id} title={title} description={description} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </Section>
      <Analytics {...analytics} />
      <ClosingCall {...page.closing} buttonLabel="Schedule a Strategic Consultation" />
    </>
  );
}
