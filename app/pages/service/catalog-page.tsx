import { ClaimRow } from "../../bands/claim-row";
import { PageHero } from "../../bands/page-hero";
import { ButtonLink } from "../../components/button";
import { NumberedList, PlainList } from "../../components/item-list";
import { Lead, Prose } from "../../components/prose";
import type { Claim } from "../../content/claims";
import type { CatalogService } from "../../content/types";
import { classNames } from "../../lib/class-names";
import { contactPath } from "../../lib/paths";
import { Visualization } from "../../visualization/visualization";
import { ServiceFrame, type ServicePageProps } from "./frame";
import { Part, RelatedServices } from "./parts";

interface CatalogPageProps extends ServicePageProps<CatalogService> {
  groupTitle: string;
  whyChoose: { heading: string; text: string; claims: readonly (Claim & { id: string })[] };
  quickInfo: { heading: string; items: readonly { term: string; text: string }[] };
  getInTouch: { heading: string; text: string };
}

/** A service of the catalog: text, features and numbered benefits, with facts at the side. */
export function CatalogPage({
  service,
  groupTitle,
  whyChoose,
  quickInfo,
  getInTouch,
  related,
  ...frame
}: CatalogPageProps) {
  const contact = contactPath(service.id);
  /** Where the service is a schedule, the schedule opens the page. */
  const planFirst = service.visualization.kind === "gantt";
  const figure = (
    <div className="@container min-w-0 wide:col-span-2">
      <Visualization content={service.visualization} level={2} />
    </div>
  );
  const facts = [...quickInfo.items, { term: "Industries", text: service.industries.join(", ") }];
  return (
    <ServiceFrame id={service.id} {...frame}>
      <PageHero
        label={groupTitle}
        heading={service.title}
        lead={service.description}
        back={{ to: "/services", label: "Back to Services" }}
      />
      <div className="wrap grid gap-x-[clamp(2rem,6vw,6rem)] gap-y-[clamp(3rem,6vw,5.5rem)] py-[clamp(3rem,6vw,5.5rem)] wide:grid-cols-[8fr_4fr]">
        {planFirst && figure}
        <div className="min-w-0">
          <Lead className="mb-6 max-w-prose">{service.lead}</Lead>
          <Prose>
            {service.overview.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        </div>
        {!planFirst && figure}
        <div className="grid gap-x-[clamp(2rem,6vw,6rem)] gap-y-14 wide:col-span-2 wide:grid-cols-2">
          <Part
            id="features-heading"
            heading="Key Features"
            className="flex break-inside-avoid flex-col"
          >
            <PlainList
              items={service.features}
              className="grid grow gap-x-10 border-line border-b md:max-lg:grid-cols-2 print:grid-cols-1 print:text-small [&>li]:content-center print:[&>li]:py-1.5"
            />
          </Part>
          <Part
            id="benefits-heading"
            heading="Business Benefits"
            className="flex break-inside-avoid flex-col"
          >
            <NumberedList
              items={service.benefits}
              columns={1}
              className="display grow border-line border-b text-title-4 leading-[1.2]! [&>li]:content-center [&>li]:text-balance [&>li]:py-3.5 xl:[&>li]:py-5 print:[&>li]:py-1.5"
            />
          </Part>
        </div>
        {/* Last for those who read in order; beside the text where there is room. */}
        <aside
          aria-label="At a glance"
          className={classNames(
            "grid content-start gap-x-10 gap-y-12 md:max-lg:grid-cols-2 print:grid-cols-1 wide:col-start-2",
            planFirst ? "wide:row-start-2" : "wide:row-start-1",
          )}
        >
          <section aria-labelledby="quick-heading">
            <h2 id="quick-heading" className="display mb-5 text-title-3">
              {quickInfo.heading}
            </h2>
            <dl className="border-line border-b">
              {facts.map(({ term, text }) => (
                <div key={term} className="border-line border-t py-3 text-small">
                  <dt className="font-medium">{term}</dt>
                  <dd className="text-muted">{text}</dd>
                </div>
              ))}
            </dl>
          </section>
          <RelatedServices services={related} />
          <section
            aria-labelledby="touch-heading"
            className="on-ink grid items-center gap-6 rounded-card p-6 md:max-lg:col-span-full md:max-lg:grid-cols-[1fr_auto] lg:p-8"
          >
            <div>
              <h2 id="touch-heading" className="display mb-3 text-title-3">
                {getInTouch.heading}
              </h2>
              <p className="text-balance text-muted text-small">{getInTouch.text}</p>
            </div>
            <ButtonLink href={contact} look="highlight">
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
            <p className="mt-4 mb-6 lede text-muted">{whyChoose.text}</p>
            <ButtonLink href={contact} arrow>
              Schedule a Consultation
            </ButtonLink>
          </div>
          <ClaimRow claims={whyChoose.claims} className="self-end lg:col-span-7" />
        </div>
      </section>
    </ServiceFrame>
  );
}
