import { ClaimLink } from "../../components/claim-link";
import { TextLink } from "../../components/text-link";
import type { Claim } from "../../content/types";
import { columnsFor } from "../../lib/even-columns";
import type { BandProps } from "../component-of";
import { FoldBand } from "../fold";

interface TrustItem {
  value: string;
  /** The status of a certificate of the firm, or what a figure counts. */
  label?: string | undefined;
  claim?: string;
  scope: string;
}

/** A figure, or a standard with what it covers. */
function Trust({ claim, value, label, scope }: TrustItem) {
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

const figureItem = ({ id, value, label, scope }: Claim) => ({ claim: id, value, label, scope });

/** The firm's standards are text among the figures, because we show no third-party logos. */
function trustItems({
  figures,
  certifications,
}: Pick<BandProps<"certifications">, "figures" | "certifications">): TrustItem[] {
  const standards = certifications.map(({ name, status, scope }) => ({
    value: name,
    label: status,
    scope,
  }));
  return [
    ...figures.slice(0, -1).map(figureItem),
    ...standards.filter(({ label }) => label),
    ...figures.slice(-1).map(figureItem),
    ...standards.filter(({ label }) => !label),
  ];
}

export default function Certifications({
  section,
  heading,
  text,
  link,
  ...shown
}: BandProps<"certifications">) {
  const items = trustItems(shown);
  return (
    <FoldBand section={section} heading={heading} text={text}>
      <dl className="ruled md:in-columns" style={{ "--columns": columnsFor(items.length, 4) }}>
        {items.map((item) => (
          <Trust key={item.value} {...item} />
        ))}
      </dl>
      {link && (
        <TextLink
          id={link.anchor && link.anchor + section.again}
          href={link.href}
          className="mt-4 text-small"
        >
          {link.label}
        </TextLink>
      )}
    </FoldBand>
  );
}
