import { ClaimLink } from "../../components/claim-link";
import { TextLink } from "../../components/text-link";
import { getClaim } from "../../content/claims";
import { certifications, servicesPage } from "../../content/content";
import { Group } from "./group";

interface TrustEntry {
  value: string;
  /** The status of a certificate of the firm, or what a figure counts. */
  label?: string | undefined;
  claim?: string;
  scope: string;
}

/** A figure, or a standard with what it covers. */
function Entry({ claim, value, label, scope }: TrustEntry) {
  return (
    <div className="relative flex flex-col-reverse justify-end gap-1">
      <dt className="text-small">
        {claim ? <ClaimLink claim={claim}>{label}</ClaimLink> : label}
        <span className="block text-muted">{scope}</span>
      </dt>
      <dd data-claim={claim} className="display text-title-3">
        {value}
      </dd>
    </div>
  );
}

function figure(id: string): TrustEntry {
  const { value, label, scope } = getClaim(id);
  return { claim: id, value, label, scope };
}

/** The firm's standards are text among the figures, because we show no third-party logos. */
function trustEntries(): TrustEntry[] {
  const [first, second, last] = servicesPage.trust;
  const standards = certifications.map(({ name, status, scope }) => ({
    value: name,
    label: status,
    scope,
  }));
  const ofFirm = standards.filter(({ label }) => label);
  const ofPeople = standards.filter(({ label }) => !label);
  return [figure(first), figure(second), ...ofFirm, figure(last), ...ofPeople];
}

export function Assurance() {
  const { certificationsIntro, certificationsLink: link } = servicesPage;
  const { heading, text } = certificationsIntro;
  return (
    <Group id="certifications" title={heading} text={text} className="fold-halves">
      <dl className="ruled md:grid-cols-4">
        {trustEntries().map((entry) => (
          <Entry key={entry.value} {...entry} />
        ))}
      </dl>
      {link && (
        <TextLink id="security" href={link.href} className="mt-4 text-small">
          {link.label}
        </TextLink>
      )}
    </Group>
  );
}
