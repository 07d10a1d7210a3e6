import { href } from "react-router";
import ClosingCall from "../../bands/closing-call/band";
import { content, servicesPage } from "../../content/content";
import { pageHead } from "../../lib/page-head";
import { ServiceCatalog } from "./catalog";
import { ServicesHero } from "./hero";
import { Impact } from "./impact";
import { Industries } from "./industries";
import { Values } from "./values";

export const meta = () => pageHead(content, { ...servicesPage.head, path: href("/services") });

export default function Services() {
  return (
    <>
      <ServicesHero />
      <div className="overview">
        <Values />
        <Industries />
        <Impact />
        <ServiceCatalog />
        <ClosingCall
          {...servicesPage.closing}
          button={{ label: "Schedule a Strategic Consultation" }}
          section={{ anchor: "contact", level: 2, ground: "ink", joins: false }}
        />
      </div>
    </>
  );
}
