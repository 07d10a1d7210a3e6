import { href } from "react-router";
import { SectionHead } from "../components/section";
import { pageHead } from "../lib/page-head";
import { servicesPageData } from "../lib/services-page-data";
import { ClosingCall } from "../sections/closing-call";
import { GroupNavigation } from "../sections/services/group-navigation";
import { ServiceGroups } from "../sections/services/groups";
import { ServicesLanding } from "../sections/services/landing";

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
