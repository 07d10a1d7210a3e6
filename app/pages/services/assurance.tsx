import { ClaimLink } from "../../components/claim-link";
import { getClaim } from "../../content/claims";
import { certifications, servicesPage } from "../../content/content";
import { Group } from "./group";
import { TitledText } from "./titled-text";

interface TrustEntry {
  value: string;
  label: string;
  claim?: string;
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

function figure(claim: string): TrustEntry {
  const { value, label } = getClaim(claim);
  return { claim, value, label };
}

/** The firm's standards are text among the figures, because we show no third-party logos. */
function trustEntries(): TrustEntry[] {
  const [first, second, last] = servicesPage.trust;
  const standards = certifications.flatMap(({ name, status, scope }) =>
    status ? [{ value: name, label: status, scope }] : [],
  );
  return [figure(first), figure(second), ...standards, figure(last)];
}

/** Certifications of the firm, with figures, and then those of its people. */
export function Assurance() {
  const { certificationsIntro: intro, security } = servicesPage;
  const personal = certifications.filter(({ status }) => !status);
  return (
    <Group id="certifications" title={intro.heading} text={intro.text}>
      <dl className="grid gap-x-7 border-text border-b sm:grid-cols-2 lg:grid-cols-3">
        {trustEntries().map((entry) => (
          <Entry key={entry.value} {...entry} />
        ))}
      </dl>
      <ul className="grid gap-x-7 sm:grid-cols-2 lg:grid-cols-3">
        {personal.map(({ name, scope }) => (
          <li key={name} className="py-5">
            <TitledText title={name} text={scope} />
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
