import { ServiceTeaser } from "../../bands/service-card";
import { Section, SectionHead } from "../../components/section";
import { servicesPage } from "../../content/content";
import { caseStudiesPath, contactPath, servicePath, testimonialPath } from "../../lib/paths";

/** Where an industry tile leads: its service, its case studies, or the contact page with its topic. */
const paths: Record<string, string> = {
  "Financial Services": servicePath("financial-services"),
  Healthcare: servicePath("healthcare-life-sciences"),
  Technology: servicePath("technology-telecommunications"),
  Manufacturing: `${caseStudiesPath()}?industry=Manufacturing`,
  Energy: contactPath("energy"),
  Education: contactPath("education"),
};

/** Six tiles between hairlines, each linking to one industry, with a client quoted for it. */
export function Industries() {
  return (
    <Section aria-labelledby="industries-heading" className="pt-0">
      <SectionHead id="industries-heading" {...servicesPage.industriesIntro} />
      <div
        data-reveal=""
        className="grid gap-px border-line border-y bg-line sm:grid-cols-2 lg:grid-cols-3"
      >
        {servicesPage.industries.map(({ name, text, proof }) => (
          <article
            key={name}
            className="group relative flex flex-col gap-3 bg-page py-9 sm:px-6 lg:px-7"
          >
            <ServiceTeaser
              title={name}
              description={text}
              href={paths[name] ?? contactPath()}
              large
            >
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
