import { href } from "react-router";
import { ClosingCall } from "../../bands/closing-call";
import { SectionHead } from "../../components/section";
import { pageHead } from "../../lib/page-head";
import { GroupNavigation } from "./group-navigation";
import { ServiceGroups } from "./groups";
import { ServicesLanding } from "./landing";
import { servicesPageData } from "./view";

const { head, landing, all } = servicesPageData();

export const meta = () => pageHead({ ...head, path: href("/services") });

export default function Services() {
  return (
    <>
      <ServicesLanding landing={landing} />
      <section id="services" aria-labelledby="services-heading" className="py-band">
        <div className="wrap">
          <SectionHead id="services-heading" {...all.section}>
            {all.section.text}
          </SectionHead>
          <div className="services-layout">
            <GroupNavigation contents={all.contents} />
            <div>
              <ServiceGroups {...all} />
            </div>
          </div>
        </div>
      </section>
      <ClosingCall {...landing.closing} buttonLabel="Schedule a Strategic Consultation" />
    </>
  );
}
