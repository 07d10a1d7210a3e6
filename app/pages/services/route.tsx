import { href } from "react-router";
import { ClosingCall } from "../../bands/closing-call";
import { servicesPage } from "../../content/services-page";
import { pageHead } from "../../lib/page-head";
import type { Route } from "./+types/route";
import { ServiceCatalog } from "./catalog";
import { ServicesHero } from "./hero";
import { Impact } from "./impact";
import { Industries } from "./industries";
import { Values } from "./values";
import { servicesView } from "./view";

export const loader = () => servicesView();

export const meta = () => pageHead({ ...servicesPage.head, path: href("/services") });

export default function Services({ loaderData: view }: Route.ComponentProps) {
  return (
    <>
      <ServicesHero {...view.intro} />
      <Values values={view.values} />
      <Industries {...view.industries} />
      <Impact {...view.impact} />
      <ServiceCatalog
        intro={view.section}
        plan={view.plan}
        further={view.further}
        {...view.catalog}
      />
      <ClosingCall {...view.closing} buttonLabel="Schedule a Strategic Consultation" />
    </>
  );
}
