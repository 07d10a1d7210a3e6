import { ClaimRow } from "../../bands/claim-row";
import { ButtonLink } from "../../components/button";
import { DataTable } from "../../components/data-table";
import { StatFigure } from "../../components/stat";
import { TextLink } from "../../components/text-link";
import { AiSolutions } from "./ai-solutions";
import { AnalyticsCharts } from "./analytics-charts";
import { Group } from "./group";
import { TitledTexts } from "./titled-texts";
import type { ServicesPageData } from "./view";

/** The whole catalog: every group in a shape of its own, so that the longest page is no one grid. */
export function ServiceGroups({
  groups,
  parts: { strategic, ai, analytics, lab, comparison, certifications },
}: ServicesPageData["all"]) {
  return (
    <>
      {groups.map((group) => (
        <Group key={group.id} {...group} />
      ))}
      <Group
        {...strategic.group}
        before={
          <p>
            <ButtonLink href={strategic.to} look="highlight" arrow>
              Learn more<span className="sr-only">: {strategic.group.title}</span>
            </ButtonLink>
            <ButtonLink href={strategic.contact} look="secondary">
              Get In Touch
            </ButtonLink>
          </p>
        }
      />
      <AiSolutions {...ai} />
      <AnalyticsCharts {...analytics} />
      <Group
        {...lab.group}
        before={
          <div>
            <p>{lab.text}</p>
            <ClaimRow claims={lab.figures} />
          </div>
        }
      />
      <Group {...comparison.group}>
        <div className="comparison">
          <DataTable {...comparison.table} />
        </div>
        <TextLink href={comparison.to}>{comparison.service}</TextLink>
      </Group>
      <Group {...certifications.group}>
        <TitledTexts items={certifications.items} className="certifications" />
        <dl className="trust-strip">
          {certifications.trust.map((fact) => (
            <StatFigure key={fact.value} {...fact} />
          ))}
        </dl>
      </Group>
    </>
  );
}
