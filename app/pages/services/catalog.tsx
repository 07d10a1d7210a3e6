import { SectionHead } from "../../components/section";
import { AiSolutions } from "./ai-solutions";
import { Analytics } from "./analytics";
import { Assurance } from "./assurance";
import { CardGroup } from "./card-group";
import { Comparison } from "./comparison";
import { EngagementModels } from "./engagement-models";
import { Flagship, FoldAxis, FoldLegend } from "./flagship";
import { InnovationLab } from "./innovation-lab";
import { NotFor } from "./not-for";
import { Further, Plan } from "./plan";
import { StrategicConsulting } from "./strategic-consulting";
import type { Catalog, ServicesView } from "./view";

type ServiceCatalogProps = { intro: ServicesView["section"] } & Pick<
  ServicesView,
  "plan" | "further"
> &
  Catalog;

/** The long section: every service of the firm on one plan, and then group by group. */
export function ServiceCatalog({ intro, plan, further, ...parts }: ServiceCatalogProps) {
  return (
    <section id="services" aria-labelledby="services-heading" className="pt-band max-md:pb-band">
      <div className="wrap">
        <SectionHead id="services-heading" label={intro.label} heading={intro.heading}>
          {intro.text}
        </SectionHead>
        <Plan {...plan} />
        <Further {...further} />
        <div>
          <FoldAxis phases={plan.phases} />
          <Flagship {...parts.flagship} />
          {parts.cardGroups.map((group) => (
            <CardGroup key={group.id} {...group} />
          ))}
          <FoldLegend {...plan.legend} />
        </div>
        <StrategicConsulting {...parts.strategic} />
        <AiSolutions {...parts.ai} />
        <Analytics {...parts.analytics} />
        <InnovationLab {...parts.lab} />
        <Comparison {...parts.comparison} />
        <EngagementModels {...parts.engagement} />
        <NotFor {...parts.notFor} />
        <Assurance {...parts.assurance} />
      </div>
    </section>
  );
}
