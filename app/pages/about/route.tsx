import { href } from "react-router";
import { ClosingCall } from "../../bands/closing-call";
import { Lead, Prose } from "../../components/prose";
import { Section, SectionHead } from "../../components/section";
import { TextLink } from "../../components/text-link";
import { about as page } from "../../content/about";
import { allClaims, getClaims } from "../../content/claims";
import { getService } from "../../content/services";
import { pageHead } from "../../lib/page-head";
import { ClaimsLedger } from "./claims-ledger";
import { Habits } from "./habits";
import { AboutHero } from "./hero";
import { Practices } from "./practices";

export const meta = () => pageHead({ ...page.head, path: href("/about") });

export default function About() {
  const [opening, ...story] = page.story;
  const practices = page.practices.map((one) => ({
    ...one,
    name: getService(one.service).title,
  }));
  return (
    <>
      <section id="about" aria-label="About us">
        <AboutHero
          {...page.intro}
          imageAlt={page.teamImageAlt}
          figures={getClaims(...page.figures)}
        />
        <Section aria-label="Our story">
          <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
            <Lead className="max-w-prose lg:col-span-7">{opening}</Lead>
            <Prose className="lg:col-span-4 lg:col-start-9">
              {story.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <TextLink href={href("/testimonials")} className="no-underline!">
                See What Clients Say
              </TextLink>
            </Prose>
          </div>
        </Section>
        <Section ground="raised" className="overflow-x-clip" aria-labelledby="practices-heading">
          <SectionHead id="practices-heading" {...page.practicesIntro}>
            {page.practicesIntro.text}
          </SectionHead>
          <Practices practices={practices} />
        </Section>
        <Section aria-labelledby="values-heading">
          <SectionHead id="values-heading" {...page.valuesIntro}>
            {page.valuesIntro.text}
          </SectionHead>
          <Habits items={page.values} />
        </Section>
      </section>
      <Section id="how-we-measure" ground="raised" aria-labelledby="measure-heading">
        <SectionHead id="measure-heading" {...page.measure}>
          {page.measure.text}
        </SectionHead>
        <ClaimsLedger claims={allClaims} />
      </Section>
      <ClosingCall {...page.closing} />
    </>
  );
}
