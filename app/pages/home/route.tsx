import { href } from "react-router";
import { Clients } from "../../bands/clients";
import { ClosingCall } from "../../bands/closing-call";
import { FaqList } from "../../bands/faq-list";
import { home } from "../../content/home";
import { pageHead } from "../../lib/page-head";
import { organization, webSite } from "../../lib/structured-data";
import type { Route } from "./+types/route";
import { FirstCaseStudies } from "./case-studies";
import { FeaturedService } from "./featured-service";
import { HomeHero } from "./hero";
import { Process } from "./process";
import { StatCards } from "./stat-cards";
import { FirstTestimonials } from "./testimonials";
import { homeView } from "./view";

export const loader = () => homeView();

export const meta = () =>
  pageHead({
    ...home.head,
    path: href("/"),
    feed: true,
    facts: [organization(), webSite()],
  });

export default function Home({ loaderData: view }: Route.ComponentProps) {
  return (
    <>
      <HomeHero {...view.hero} />
      <StatCards cards={view.statCards} />
      <FeaturedService {...view.featured} />
      <Clients {...view.clients} />
      <Process {...view.process} />
      <FirstCaseStudies {...view.caseStudies} />
      <FirstTestimonials {...view.testimonials} />
      <FaqList {...view.faq} />
      <ClosingCall {...view.closing} />
    </>
  );
}
