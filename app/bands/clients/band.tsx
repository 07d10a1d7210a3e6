import { ClaimLink } from "../../components/claim-link";
import { Section, SectionHead } from "../../components/section";
import { columnsFor, spansFor } from "../../lib/even-columns";
import type { BandProps } from "../component-of";

type Client = BandProps<"clients">["clients"][number];

/** The logo of a client; without one, its name in the typeface of headings, as large as a word-mark. */
function Mark({ name, logoUrl, alt = name }: Client) {
  if (!logoUrl)
    return (
      <p className="display text-center text-muted text-title-4 leading-tight! lg:text-title-3">
        {name}
      </p>
    );
  return (
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
  );
}

export default function Clients({ section, clients, recognition, ...intro }: BandProps<"clients">) {
  const spans = spansFor(clients.length, 2, 4);
  return (
    <Section {...section} tempo="brief">
      <SectionHead {...section} {...intro} />
      {clients.length > 0 && (
        <ul
          data-reveal=""
          // Its lines are in the middle of the gutters of the page.
          className="-mx-3.5 grid grid-cols-12 gap-px border-line border-y bg-line not-last:mb-10 [clip-path:inset(0_0.875rem)]"
        >
          {clients.map((client, index) => (
            <li
              key={client.name}
              className="col-span-(--few) grid h-20 grid-cols-1 place-items-center bg-page px-7.5 md:col-span-(--many) md:h-24 lg:h-28"
              style={spans[index]}
            >
              <Mark {...client} />
            </li>
          ))}
        </ul>
      )}
      {recognition.length > 0 && (
        <ul
          data-reveal="blocks"
          className="grid gap-x-7 gap-y-8 xs:in-pairs lg:in-columns print:in-columns"
          style={{ "--columns": columnsFor(recognition.length, 4) }}
        >
          {recognition.map(({ source, rating, description, claim }) => (
            <li key={source} data-claim={claim} className="relative">
              <h3 className="font-medium text-small">{source}</h3>
              <p className="display mt-1 mb-2 text-title-3">{rating}</p>
              <p className="text-muted text-small">
                {claim ? (
                  <ClaimLink claim={claim} inText>
                    {description}
                  </ClaimLink>
                ) : (
                  description
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
