import { href } from "react-router";
import { Clients } from "../../bands/clients";
import { ClosingCall } from "../../bands/closing-call";
import { FaqList } from "../../bands/faq-list";
import { clients, faq, home, recognition } from "../../content/content";
import { pageHead } from "../../lib/page-head";
import { organization, webSite } from "../../lib/structured-data";
import { FirstCaseStudies } from "./case-studies";
import { FeaturedService } from "./featured-service";
import { HomeHero } from "./hero";
import { Process } from "./process";
import { StatCards } from "./stat-cards";
import { FirstTestimonials } from "./testimonials";

export const meta = () =>
  pageHead({
    ...home.head,
    path: href("/"),
    feed: true,
    facts: [organization(), webSite()],
  });

export default function Home() {
  return (
    <>
      <HomeHero />
      <StatCards />
      <FeaturedService />
      <Clients intro={home.clients} clients={clients} recognition={recognition} />
      <Process />
      <FirstCaseStudies />
      <FirstTestimonials />
      <FaqList intro={home.faq} entries={faq} className="pt-0" />
      <ClosingCall {...home.closing} asksDate />
    </>
  );
}
