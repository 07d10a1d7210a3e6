import { Picture } from "../../components/picture";
import { Section, SectionHead } from "../../components/section";
import type { ServicesPageData } from "../../lib/services-page-data.server";
import { AnalyticsCharts } from "../analytics-charts";
import { AiSolutions } from "./ai-solutions";
import { CardsOnPicture } from "./cards-on-picture";
import { Certifications } from "./certifications";
import { Comparison } from "./comparison";
import { Group } from "./group";
import { GroupNavigation } from "./group-navigation";
import { InnovationLab } from "./innovation-lab";
import { ServiceCards } from "./service-cards";
import { ServiceRows } from "./service-rows";
import { StrategicCard } from "./strategic-card";

/** The whole catalog: every group in a shape of its own, so that the longest page is no one grid. */
export function AllServices({
  section,
  contents,
  parts,
}: Pick<ServicesPageData, "section" | "contents" | "parts">) {
  const { enterprise, specialized, industry, technology, premium } = parts;
  return (
    <Section id="services" aria-labelledby="services-heading">
      <SectionHead id="services-heading" {...section}>
        {section.text}
      </SectionHead>
      <div className="grid gap-x-12 lg:grid-cols-[12rem_minmax(0,1fr)] xl:grid-cols-[14rem_minmax(0,1fr)]">
        <GroupNavigation contents={contents} />
        <div>
          <Group {...enterprise.group}>
            {/* One board of cards whose edges coincide. */}
            <div className="grid pt-px pl-px sm:grid-cols-2 xl:grid-cols-3 [&>*]:-mt-px [&>*]:-ml-px [&>*]:rounded-none">
              <ServiceCards services={enterprise.services} />
            </div>
          </Group>
          <Group {...specialized.group}>
            <ServiceRows services={specialized.services} className="md:grid-cols-[2fr_3fr]" />
          </Group>
          <Group {...industry.group}>
            <CardsOnPicture
              name="regulatory-compliance-program"
              sizes="(min-width: 83rem) 60rem, (min-width: 64rem) 70vw, 91vw"
              className="aspect-3/2"
            >
              <ServiceCards services={industry.services} variant="glass" />
            </CardsOnPicture>
          </Group>
          <Group {...technology.group}>
            <div className="grid gap-x-10 gap-y-8 md:grid-cols-[3fr_2fr]">
              <ServiceRows services={technology.services} />
              <Picture
                name="azure-cloud-migration"
                alt=""
                sizes="(min-width: 83rem) 67rem, (min-width: 48rem) 90vw, 91vw"
                className="max-md:-order-1 max-md:aspect-3/2 md:h-full"
              />
            </div>
          </Group>
          <Group {...premium.group}>
            <div className="grid gap-5 sm:grid-cols-2">
              <ServiceCards services={premium.services} variant="3d" />
            </div>
          </Group>
          <StrategicCard {...parts.strategic.group} />
          <AiSolutions {...parts.ai} />
          <AnalyticsCharts {...parts.analytics} />
          <InnovationLab {...parts.lab} />
          <Comparison {...parts.comparison} />
          <Certifications {...parts.certifications} />
        </div>
      </div>
    </Section>
  );
}
