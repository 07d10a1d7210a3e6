import { SectionHead } from "../../components/section";
import { servicesPage } from "../../content/content";
import { Visualization } from "../../visualization/visualization";
import { AiSolutions } from "./ai-solutions";
import { Assurance } from "./assurance";
import { cardGroup } from "./card-group";
import { CardGroups } from "./card-layouts";
import { Comparison } from "./comparison";
import { EngagementModels } from "./engagement-models";
import { Further } from "./further";
import { Group } from "./group";
import { InnovationLab } from "./innovation-lab";
import { PlacedCard } from "./placed-card";
import { Plan } from "./plan";
import { StrategicConsulting } from "./strategic-consulting";
import { TitledText } from "./titled-text";

const { section, plan, analytics, notFor } = servicesPage;

/** The first group of the plan, collapsed like the others; wide screens show it only in the plan. */
function Flagship() {
  const { cards, ...group } = cardGroup("flagship");
  return (
    <div className="fold-only">
      <Group {...group}>
        {cards.map((card) => (
          <PlacedCard key={card.title} {...card} />
        ))}
      </Group>
    </div>
  );
}

/** The groups of cards. On screens too narrow for the plan they have its axis and its legend. */
function Groups() {
  return (
    <div>
      <p aria-hidden="true" className="fold-axis fold-only">
        {plan.phases.map(({ name }) => (
          <span key={name}>{name}</span>
        ))}
      </p>
      <Flagship />
      <CardGroups />
      <p className="plan-legend fold-only border-line border-t py-4 text-label text-muted">
        <span>{plan.legend.end}</span>
      </p>
    </div>
  );
}

/** The long section: every service of the firm on one plan, and then group by group. */
export function ServiceCatalog() {
  return (
    <section id="services" aria-labelledby="services-heading" className="pt-band max-md:pb-band">
      <div className="wrap">
        <SectionHead id="services-heading" {...section} />
        <Plan />
        <Further />
        <Groups />
        <StrategicConsulting />
        <AiSolutions />
        <Group id="analytics" title={analytics.title} text={analytics.text}>
          <div className="grid gap-5 xl:grid-cols-2 xl:gap-7">
            {analytics.charts.map((chart) => (
              <Visualization key={chart.title} content={chart} level={3} />
            ))}
          </div>
        </Group>
        <InnovationLab />
        <Comparison />
        <EngagementModels />
        <Group id="when-not-to-hire-us" title={notFor.heading} text={notFor.text}>
          <ul className="grid gap-x-10 border-line border-b sm:grid-cols-2">
            {notFor.cases.map((one) => (
              <li key={one.title} className="border-line border-t py-6">
                <TitledText {...one} />
              </li>
            ))}
          </ul>
        </Group>
        <Assurance />
      </div>
    </section>
  );
}
