import { href } from "react-router";
import { ClosingCall } from "../../bands/closing-call";
import { about } from "../../content/content";
import { pageHead } from "../../lib/page-head";
import { ClaimsLedger } from "./claims-ledger";
import { AboutHero } from "./hero";
import { Hubs } from "./hubs";
import { PracticeLeads } from "./practice-leads";
import { Practices } from "./practices";
import { Story } from "./story";
import { Values } from "./values";

export const meta = () => pageHead({ ...about.head, path: href("/about") });

export default function About() {
  return (
    <>
      <section id="about" aria-label="About us">
        <AboutHero />
        <Story />
        <Practices />
        <PracticeLeads />
        <Hubs />
        <Values />
      </section>
      <ClaimsLedger />
      <ClosingCall {...about.closing} />
    </>
  );
}
