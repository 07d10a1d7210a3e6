import { ServiceTeaser } from "../../bands/service-card";
import { Section, SectionHead } from "../../components/section";
import { servicesPage } from "../../content/content";
import { testimonialPath } from "../../lib/paths";
import { useContent } from "../../lib/use-words";

/** Six tiles between hairlines, each linking to one industry, with a client quoted for it. */
export function Industries() {
  return (
    <Section aria-labelledby="industries-heading" className="pt-0">
      <SectionHead anchor="industries" level={2} {...servicesPage.industriesIntro} />
      <div
        data-reveal=""
        className="ruled border-text border-t pt-3 md:grid-cols-3 print:grid-cols-3 xl:grid-cols-6"
      >
        {servicesPage.industries.map(({ name, href, text, proof }) => (
          <article key={name} className="sector group">
            <ServiceTeaser title={name} description={text} href={href}>
              <p className="text-small">
                <a
                  href={testimonialPath(useContent(), proof.company)}
                  className="relative z-1 underline underline-offset-4 hover:text-accent"
                >
                  {proof.company}
                </a>{" "}
                {proof.text}
              </p>
            </ServiceTeaser>
          </article>
        ))}
      </div>
    </Section>
  );
}
