import { href } from "react-router";
import { ClosingCall } from "../../bands/closing-call";
import { about } from "../../content/about";
import { pageHead } from "../../lib/page-head";
import type { Route } from "./+types/route";
import { AboutHero } from "./hero";
import { HowWeMeasure } from "./how-we-measure";
import { Hubs } from "./hubs";
import { PracticeLeads } from "./practice-leads";
import { Practices } from "./practices";
import { Story } from "./story";
import { Values } from "./values";
import { aboutView } from "./view";

export const loader = () => aboutView();

export const meta = () => pageHead({ ...about.head, path: href("/about") });

export default function About({ loaderData: view }: Route.ComponentProps) {
  return (
    <>
      <section id="about" aria-label="About us">
        <AboutHero {...view.hero} />
        <Story {...view.story} />
        <Practices {...view.practices} />
        <PracticeLeads {...view.leads} />
        <Hubs {...view.hubs} />
        <Values {...view.values} />
      </section>
      <HowWeMeasure {...view.measure} />
      <ClosingCall {...view.closing} />
    </>
  );
}
