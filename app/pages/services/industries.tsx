import { ServiceTeaser } from "../../bands/service-card";
import { Section, SectionHead } from "../../components/section";
import { servicesPage } from "../../content/content";
import { testimonialPath } from "../../lib/paths";

/** Six tiles between hairlines, each linking to one industry, with a client quoted for it. */
export function Industries() {
  return (
    <Section aria-labelledby="industries-heading" className="pt-0">
      <SectionHead id="industries-heading" {...servicesPage.industriesIntro} />
      <div
        data-reveal=""
        className="grid gap-px border-line border-y bg-line sm:grid-cols-2 lg:grid-cols-3"
      >
        {servicesPage.industries.map(({ name, href, text, proof }) => (
          <article
            key={name}
            className="group relative flex flex-col gap-3 bg-page py-9 sm:px-6 lg:px-7"
          >
            <ServiceTeaser title={name} description={text} href={href} large>
              <p className="text-small">
                <a
                  href={testimonialPath(proof.company)}
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
