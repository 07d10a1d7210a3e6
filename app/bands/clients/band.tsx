import { ClaimLink } from "../../components/claim-link";
import { Section, SectionHead } from "../../components/section";
import type { BandProps } from "../component-of";
import { columnsFor } from "../even-columns";

export default function Clients({ section, clients, recognition, ...intro }: BandProps<"clients">) {
  return (
    <Section {...section} tempo="brief">
      <SectionHead {...section} {...intro} />
      <ul
        data-reveal=""
        className="mb-14 grid grid-cols-2 gap-px border-line border-y bg-line md:grid-cols-4"
      >
        {clients.map(({ name, logoUrl, alt }) => (
          <li key={name} className="grid h-24 grid-cols-1 place-items-center bg-page px-4 lg:h-28">
            <img
              src={logoUrl}
              alt={alt}
              data-placeholder={name}
              width={200}
              height={48}
              loading="lazy"
              decoding="async"
              className="client-logo h-9 max-w-full object-contain lg:h-12"
            />
          </li>
        ))}
      </ul>
      {recognition.length > 0 && (
        <ul
          data-reveal="blocks"
          className="grid gap-y-8 sm:grid-cols-[repeat(min(var(--columns),2),minmax(0,1fr))] md:grid-cols-[repeat(var(--columns),minmax(0,1fr))]"
          style={{ "--columns": columnsFor(recognition.length, 4) }}
        >
          {recognition.map(({ source, rating, description, claim }) => (
            <li key={source} data-claim={claim} className="relative pr-7">
              <h3 className="font-medium text-small">{source}</h3>
              <p className="display mt-1 mb-2 text-title-3">{rating}</p>
              <p className="text-muted text-small">
                {claim ? <ClaimLink claim={claim}>{description}</ClaimLink> : description}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
