import { SectionHead } from "../../components/section";
import { AiSolutions } from "./ai-solutions";
import { Analytics } from "./analytics";
import { Assurance } from "./assurance";
import { CardGroup } from "./card-group";
import { Comparison } from "./comparison";
import { EngagementModels } from "./engagement-models";
import { GroupNavigation } from "./group-navigation";
import { InnovationLab } from "./innovation-lab";
import { NotFor } from "./not-for";
import { StrategicConsulting } from "./strategic-consulting";
import type { Catalog, ServicesView } from "./view";

type ServiceCatalogProps = { intro: ServicesView["section"] } & Pick<ServicesView, "contents"> &
  Catalog;

/** The long section: every service of the firm, and beside it the list of its parts. */
export function ServiceCatalog({ intro, contents, ...parts }: ServiceCatalogProps) {
  return (
    <section id="services" aria-labelledby="services-heading" className="py-band">
      <div className="wrap">
        <SectionHead id="services-heading" label={intro.label} heading={intro.heading}>
          {intro.text}
        </SectionHead>
        <div className="grid gap-x-12 lg:grid-cols-[12rem_1fr] xl:grid-cols-[14rem_1fr] print:block">
          <GroupNavigation contents={contents} />
          <div className="min-w-0">
            {parts.cardGroups.map((group) => (
              <CardGroup key={group.id} {...group} />
            ))}
            <StrategicConsulting {...parts.strategic} />
            <AiSolutions {...parts.ai} />
            <Analytics {...parts.analytics} />
            <InnovationLab {...parts.lab} />
            <Comparison {...parts.comparison} />
            <EngagementModels {...parts.engagement} />
            <NotFor {...parts.notFor} />
            <Assurance {...parts.assurance} />
          </div>
        </div>
      </div>
    </section>
  );
}
