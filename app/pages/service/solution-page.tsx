import { Fragment } from "react";
import { PageHero } from "../../bands/page-hero";
import { Tag } from "../../components/badge";
import { ButtonLink } from "../../components/button";
import { NumberedList, PlainList } from "../../components/item-list";
import { Lead } from "../../components/prose";
import type { Solution } from "../../content/types";
import { contactPath } from "../../lib/paths";
import { Visualization } from "../../visualization/visualization";
import { ServiceFrame, type ServicePageProps } from "./frame";
import { Industries, Part, RelatedServices } from "./parts";
import { SolutionStories, type SolutionStory } from "./stories";

interface SolutionPageProps extends ServicePageProps<Solution> {
  stories: readonly SolutionStory[];
}

/**
 * One of the fixed pages: an enterprise solution, with its benefits always in view. The drawing
 * stands where the text speaks of it, so that no two of these pages run alike.
 */
export function SolutionPage({ service, stories, related, ...frame }: SolutionPageProps) {
  const contact = contactPath(service.id);
  return (
    <ServiceFrame id={service.id} {...frame}>
      <PageHero
        label={<Tag>Enterprise Solution</Tag>}
        heading={service.title}
        lead={service.description}
        back={{ to: "/services", label: "Back to Services" }}
      >
        <ButtonLink href={contact} arrow>
          Schedule a Consultation
        </ButtonLink>
      </PageHero>
      <div className="wrap grid gap-x-[clamp(2rem,6vw,6rem)] gap-y-14 py-[clamp(3rem,6vw,5.5rem)] lg:grid-cols-[8fr_4fr] lg:grid-rows-[1fr_auto]">
        <div className="min-w-0 lg:row-span-2">
          <Lead className="mb-10 max-w-prose print:mb-3">{service.lead}</Lead>
          {/* On paper the drawing comes after the text, where no page has to end early for it. */}
          <div className="print:flex print:flex-col">
            {service.sections.map(({ heading, paragraphs }, index) => (
              <Fragment key={heading}>
                <section className="gap-x-8 border-line border-t pt-5 pb-9 xl:grid xl:grid-cols-[3fr_7fr] print:block print:pt-2 print:pb-5">
                  <h2 className="display mb-3 text-title-4 leading-tight! max-xl:text-title-3">
                    {heading}
                  </h2>
                  <div className="max-w-prose space-y-4">
                    {paragraphs.map((paragraph) => (
                      <p key={paragraph}>{paragraph}</p>
                    ))}
                  </div>
                </section>
                {index + 1 === service.visualizationAfter && (
                  <div className="mt-3 mb-12 print:order-1 print:my-3">
                    <Visualization content={service.visualization} level={2} />
                  </div>
                )}
              </Fragment>
            ))}
          </div>
          <Industries names={service.industries} />
          <Part id="features-heading" heading="Key Features & Capabilities">
            <NumberedList items={service.features} />
          </Part>
        </div>
        <aside aria-labelledby="benefits-heading">
          <div className="on-ink rounded-card p-6 lg:sticky lg:top-24 lg:p-8">
            <h2 id="benefits-heading" className="display mb-5 text-title-3">
              Business Benefits
            </h2>
            <PlainList
              items={service.benefits}
              className="mb-6 gap-x-8 text-small *:text-balance md:max-lg:grid md:max-lg:grid-cols-2 print:block!"
            />
            <ButtonLink href={contact} look="highlight" className="w-full">
              Contact Us
            </ButtonLink>
          </div>
        </aside>
        <RelatedServices services={related} />
      </div>
      <SolutionStories stories={stories} />
    </ServiceFrame>
  );
}
