import { Section } from "../../components/section";
import { securityPage } from "../../content/content";

const { heading, items } = securityPage.clientData;

/** How the data of clients is kept. */
export function ClientData() {
  return (
    <Section id="client-data" tempo="brief" aria-labelledby="client-data-heading">
      <h2 id="client-data-heading" className="display mb-head text-title-2">
        {heading}
      </h2>
      <dl className="grid gap-x-7 border-line border-b sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ term, text }) => (
          <div key={term} className="border-line border-t py-4 text-small">
            <dt className="font-medium">{term}</dt>
            <dd className="mt-1 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
