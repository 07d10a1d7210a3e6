import { Tag } from "../components/badge";
import { ButtonLink } from "../components/button";
import { NumberedList, PlainList } from "../components/item-list";
import { Link } from "../components/link";
import { Lead, Prose } from "../components/prose";
import type { ServiceId } from "../content/ids";
import type { Service } from "../content/types";
import { contactPath, servicePath } from "../lib/paths";
import { ClosingCall } from "./closing-call";
import { PageHero } from "./page-hero";

interface ServiceDetailProps {
  service: Service & { id: ServiceId };
  related: readonly { id: ServiceId; title: string }[];
  combined: readonly { id: ServiceId; title: string; why: string }[];
  closing: { heading: string; text: string };
}

function ServiceText({ service }: { service: Service }) {
  if (service.template === "service")
    return service.overview.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
  return service.sections.map((section) => (
    <div key={section.heading} className="space-y-5">
      <h2>{section.heading}</h2>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  ));
}

export function ServiceDetail({ service, related, combined, closing }: ServiceDetailProps) {
  const isSolution = service.template === "solution";
  const contact = contactPath(service.id);
  return (
    <>
      <PageHero
        label={isSolution ? <Tag>Enterprise Solution</Tag> : "Service"}
        heading={service.title}
        lead={service.description}
      >
        <ButtonLink to={contact} arrow>
          Schedule a Consultation
        </ButtonLink>
      </PageHero>
      <div className="wrap grid gap-x-[clamp(2rem,6vw,6rem)] gap-y-14 py-[clamp(3rem,6vw,5.5rem)] lg:grid-cols-[8fr_4fr]">
        <div>
          <Lead className="mb-6 max-w-prose">{service.lead}</Lead>
          <Prose>
            <ServiceText service={service} />
          </Prose>
          <h2 className="display mt-16 mb-6 text-title-2">
            {isSolution ? "Key Features & Capabilities" : "Key Features"}
          </h2>
          <NumberedList items={service.features} />
          <h2 className="display mt-16 mb-6 text-title-2">Often combined with</h2>
          <ul className="grid gap-x-8 md:grid-cols-3">
            {combined.map(({ id, title, why }) => (
              <li key={id} className="border-line border-t py-5">
                <h3 className="display text-title-4">
                  <Link
                    to={servicePath(id)}
                    className="underline decoration-1 underline-offset-4 hover:text-accent"
                  >
                    {title}
                  </Link>
                </h3>
                <p className="mt-2 text-muted text-small">{why}</p>
              </li>
            ))}
          </ul>
          <nav aria-labelledby="related-heading" className="mt-16">
            <h2 id="related-heading" className="display mb-6 text-title-2">
              Related Services
            </h2>
            <ul className="grid gap-x-8 md:grid-cols-2">
              {related.map(({ id, title }) => (
                <li key={id} className="border-line border-t">
                  <Link
                    to={servicePath(id)}
                    className="block py-3 underline-offset-4 hover:text-accent hover:underline"
                  >
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <aside aria-label="Business benefits">
          <div className="on-ink rounded-card p-6 lg:sticky lg:top-24 lg:p-8">
            <h2 className="display mb-5 text-title-3">Business Benefits</h2>
            <PlainList items={service.benefits} className="mb-6 text-small" />
            <ButtonLink to={contact} look="highlight" className="w-full">
              Contact Us
            </ButtonLink>
          </div>
        </aside>
      </div>
      <ClosingCall {...closing} to={contact} />
    </>
  );
}
