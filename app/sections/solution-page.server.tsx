import { Tag } from "../components/badge";
import { ButtonLink } from "../components/button";
import { NumberedList, PlainList } from "../components/item-list";
import { Lead, Prose } from "../components/prose";
import { TextLink } from "../components/text-link";
import { Visualization } from "../components/visualization/visualization";
import type { CaseStudySlug } from "../content/ids";
import type { Solution } from "../content/types";
import { caseStudyPath, contactPath } from "../lib/paths";
import { PageHero } from "./page-hero.server";
import { ServiceFrame, type ServicePageProps } from "./service-frame.server";
import { Industries, Part, ServiceLinks } from "./service-parts.server";

interface SolutionPageProps extends ServicePageProps<Solution> {
  stories: readonly { slug: CaseStudySlug; title: string; relevance: string }[];
}

/** One of the fixed pages: an enterprise solution, with its benefits always in view. */
export function SolutionPage({ service, drawing, stories, related, ...frame }: SolutionPageProps) {
  const contact = contactPath(service.id);
  return (
    <ServiceFrame id={service.id} {...frame}>
      <PageHero
        label={<Tag>Enterprise Solution</Tag>}
        heading={service.title}
        lead={service.description}
        back={{ to: "/services", label: "Back to Services" }}
      >
        <ButtonLink to={contact} arrow>
          Schedule a Consultation
        </ButtonLink>
      </PageHero>
      <div className="wrap grid gap-x-[clamp(2rem,6vw,6rem)] gap-y-14 py-[clamp(3rem,6vw,5.5rem)] lg:grid-cols-[8fr_4fr]">
        <div className="min-w-0">
          <Lead className="mb-6 max-w-prose">{service.lead}</Lead>
          <Prose>
            {service.sections.map(({ heading, paragraphs }) => (
              <section key={heading} className="space-y-5">
                <h2>{heading}</h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </section>
            ))}
          </Prose>
          <div className="my-14 print:my-4">
            <Visualization {...drawing} />
          </div>
          <Industries names={service.industries} />
          <Part id="features-heading" heading="Key Features & Capabilities">
            <NumberedList items={service.features} />
          </Part>
          <Part id="stories-heading" heading="Success Stories">
            <ul className="grid gap-x-8 gap-y-8 md:grid-cols-2">
              {stories.map(({ slug, title, relevance }) => (
                <li key={slug} className="flex flex-col border-text border-t pt-5">
                  <h3 className="display text-title-4">{title}</h3>
                  <p className="mt-2 mb-5 text-muted text-small">{relevance}</p>
                  <TextLink to={caseStudyPath(slug)} className="mt-auto self-start text-small">
                    Read case study<span className="sr-only">: {title}</span>
                  </TextLink>
                </li>
              ))}
            </ul>
          </Part>
          <nav aria-labelledby="related-heading" className="mt-16 max-w-prose">
            <h2 id="related-heading" className="display mb-6 text-title-2">
              Related Services
            </h2>
            <ServiceLinks services={related} />
          </nav>
        </div>
        <aside aria-labelledby="benefits-heading">
          <div className="on-ink rounded-card p-6 lg:sticky lg:top-24 lg:p-8">
            <h2 id="benefits-heading" className="display mb-5 text-title-3">
              Business Benefits
            </h2>
            <PlainList items={service.benefits} className="mb-6 text-small" />
            <ButtonLink to={contact} look="highlight" className="w-full">
              Contact Us
            </ButtonLink>
          </div>
        </aside>
      </div>
    </ServiceFrame>
  );
}
