import { SectionHead } from "../../components/section";
import { servicesPage } from "../../content/content";
import { Analytics } from "./analytics";
import { Assurance } from "./assurance";
import { Comparison } from "./comparison";
import { EngagementModels } from "./engagement-models";
import { NotFor } from "./not-for";
import { Plan } from "./plan";
import { PlanLegend } from "./plan-foot";

/** The long section: every service of the firm on one plan, and what holds for all of them. */
export function ServiceCatalog() {
  return (
    <section id="services" aria-labelledby="services-heading" className="pt-band max-md:pb-band">
      <div className="wrap">
        <SectionHead anchor="services" level={2} {...servicesPage.section} />
        <Plan />
        <PlanLegend />
        <Analytics />
        <Comparison />
        <EngagementModels />
        <NotFor />
        <Assurance />
      </div>
    </section>
  );
}
