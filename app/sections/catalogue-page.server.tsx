import { ButtonLink } from "../components/button";
import { NumberedList, PlainList } from "../components/item-list";
import { Lead, Prose } from "../components/prose";
import { ClaimRow } from "../components/stat";
import { Visualization } from "../components/visualization/visualization";
import type { CatalogueService, Claim } from "../content/types";
import { contactPath } from "../lib/paths";
import { PageHero } from "./page-hero.server";
import { ServiceFrame, type ServicePageProps } from "./service-frame.server";
import { Industries, Part, ServiceLinks } from "./service-parts.server";

interface CataloguePageProps extends ServicePageProps<CatalogueService> {
  groupTitle: string;
  whyChoose: { heading: string; text: string; claims: readonly (Claim & { id: string })[] };
  quickInfo: { heading: string; items: readonly { term: string; text: string }[] };
  getInTouch: { heading: string; text: string };
}

/** A service of the catalogue: text, features and numbered benefits, with facts at the side. */
export function CataloguePage({
  service,
  drawing,
  groupTitle,
  whyChoose,
  quickInfo,
  getInTouch,
  related,
  ...frame
}: CataloguePageProps) {
  const contact = contactPath(service.id);
  return (
    <ServiceFrame id={service.id} {...frame}>
      <PageHero
        label={groupTitle}
        heading={service.title}
        lead={service.description}
        back={{ to: "/services", label: "Back to Services" }}
      />
      <div className="wrap grid gap-x-[clamp(2rem,6vw,6rem)] gap-y-14 py-[clamp(3rem,6vw,5.5rem)] lg:grid-cols-[8fr_4fr]">
        <div className="min-w-0">
          <Lead className="mb-6 max-w-prose">{service.lead}</Lead>
          <Prose>
            {service.overview.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
          <div className="my-14 print:my-4">
            <Visualization {...drawing} />
          </div>
          <Industries names={service.industries} />
          <Part id="features-heading" heading="Key Features">
            <PlainList items={service.features} className="grid gap-x-10 md:grid-cols-2" />
          </Part>
          <Part id="benefits-heading" heading="Business Benefits">
            <NumberedList items={service.benefits} columns={1} />
          </Part>
        </div>
        <aside aria-label="At a glance" className="space-y-12">
          <section aria-labelledby="quick-heading">
            <h2 id="quick-heading" className="display mb-5 text-title-3">
              {quickInfo.heading}
            </h2>
            <dl className="border-line border-b">
              {quickInfo.items.map(({ term, text }) => (
                <div key={term} className="border-line border-t py-3 text-small">
                  <dt className="font-medium">{term}</dt>
                  <dd className="text-muted">{text}</dd>
                </div>
              ))}
            </dl>
          </section>
          <nav aria-labelledby="related-heading">
            <h2 id="related-heading" className="display mb-5 text-title-3">
              Related Services
            </h2>
            <ServiceLinks services={related} />
          </nav>
          <section aria-labelledby="touch-heading" className="on-ink rounded-card p-6 lg:p-8">
            <h2 id="touch-heading" className="display mb-3 text-title-3">
              {getInTouch.heading}
            </h2>
            <p className="mb-6 text-muted text-small">{getInTouch.text}</p>
            <ButtonLink to={contact} look="highlight" className="w-full">
              Contact Us
            </ButtonLink>
          </section>
        </aside>
      </div>
      <section aria-labelledby="why-heading" className="wrap pb-band print:hidden">
        <div className="grid gap-x-12 gap-y-8 border-text border-t pt-8 lg:grid-cols-12">
          <div className="lg:col-span-5">
            <h2 id="why-heading" className="display text-title-2">
              {whyChoose.heading}
            </h2>
            <p className="mt-4 mb-6 max-w-lead text-muted">{whyChoose.text}</p>
            <ButtonLink to={contact} arrow>
              Schedule a Consultation
            </ButtonLink>
          </div>
          <ClaimRow claims={whyChoose.claims} className="self-end lg:col-span-7" />
        </div>
      </section>
    </ServiceFrame>
  );
}
