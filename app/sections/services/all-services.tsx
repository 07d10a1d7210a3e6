import { DataTable } from "../../components/data-table";
import { Section, SectionHead } from "../../components/section";
import { ClaimRow } from "../../components/stat";
import { TextLink } from "../../components/text-link";
import type { ServicesPageData } from "../../lib/services-page-data.server";
import { AnalyticsCharts } from "../analytics-charts";
import { TitledTexts } from "../titled-texts";
import { AiSolutions } from "./ai-solutions";
import { Group } from "./group";
import { GroupNavigation } from "./group-navigation";
import { StrategicCard } from "./strategic-card";

/** The whole catalog: every group in a shape of its own, so that the longest page is no one grid. */
export function AllServices({
  section,
  contents,
  groups,
  parts: { strategic, ai, analytics, lab, comparison, certifications },
}: ServicesPageData["all"]) {
  return (
    <Section id="services" aria-labelledby="services-heading">
      <SectionHead id="services-heading" {...section}>
        {section.text}
      </SectionHead>
      <div className="services-layout">
        <GroupNavigation contents={contents} />
        <div>
          {groups.map((group) => (
            <Group key={group.id} {...group} />
          ))}
          <StrategicCard {...strategic.group} />
          <AiSolutions {...ai} />
          <AnalyticsCharts {...analytics} />
          <Group
            {...lab.group}
            before={
              <div>
                <p>{lab.text}</p>
                <ClaimRow claims={lab.figures} className="mt-6" />
              </div>
            }
          />
          <Group {...comparison.group}>
            <div className="comparison mb-8">
              <DataTable
                caption={comparison.group.title}
                columns={comparison.columns}
                rows={comparison.rows}
              />
            </div>
            <TextLink to={comparison.to}>
              Learn more<span className="sr-only">: {comparison.service}</span>
            </TextLink>
          </Group>
          <Group {...certifications.group}>
            <TitledTexts items={certifications.items} className="certifications" />
            <dl className="trust-strip mt-8">
              {certifications.trust.map(({ id, value, label }) => (
                <div key={value}>
                  <dt className="text-muted text-small">{label}</dt>
                  <dd data-claim={id} className="display">
                    {value}
                  </dd>
                </div>
              ))}
            </dl>
          </Group>
        </div>
      </div>
    </Section>
  );
}
