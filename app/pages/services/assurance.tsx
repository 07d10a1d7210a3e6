import { ClaimLink } from "../../components/claim-link";
import type { ClaimId } from "../../content/claims";
import { Group } from "./group";
import { TitledText } from "./titled-text";
import type { Catalog } from "./view";

interface TrustEntry {
  value: string;
  label: string;
  claim?: ClaimId;
  scope?: string;
}

/** A figure, or a standard with what it covers. */
function Entry({ claim, value, label, scope }: TrustEntry) {
  return (
    <div className="relative flex flex-col-reverse justify-end gap-1 border-line border-t py-5">
      <dt className="text-small">
        {claim ? <ClaimLink claim={claim}>{label}</ClaimLink> : label}
        {scope && <span className="mt-1 block text-muted">{scope}</span>}
      </dt>
      <dd data-claim={claim} className="display text-title-3">
        {value}
      </dd>
    </div>
  );
}

/** Certifications, and the figures that go with them. */
export function Assurance({ certifications, trust, security, ...group }: Catalog["assurance"]) {
  return (
    <Group {...group}>
      <dl className="grid gap-x-7 border-text border-b sm:grid-cols-2 lg:grid-cols-3">
        {trust.map((entry) => (
          <Entry key={entry.value} {...entry} />
        ))}
      </dl>
      <ul className="grid gap-x-7 sm:grid-cols-2 lg:grid-cols-3">
        {certifications.map((certification) => (
          <li key={certification.title} className="py-5">
            <TitledText {...certification} />
          </li>
        ))}
      </ul>
      <h3 id="security" className="display mt-10 mb-6 text-title-3">
        {security.heading}
      </h3>
      <dl className="grid gap-x-7 border-line border-b sm:grid-cols-2 lg:grid-cols-3">
        {security.items.map(({ term, text }) => (
          <div key={term} className="border-line border-t py-4 text-small">
            <dt className="font-medium">{term}</dt>
            <dd className="mt-1 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Group>
  );
}
