import type { ComponentProps } from "react";
import { classNames } from "../lib/class-names";
import { ClaimLink, type ClaimLinkProps } from "./claim-link";

interface StatFigureProps {
  value: string;
  label: string;
  /** Id in the ledger, if the figure is a claim of the firm; a test finds claims without one. */
  claim?: ClaimLinkProps["claim"];
}

/** Words before and after a number are smaller: "über 8,3 Mrd. £". */
export function FigureWords({ value }: Pick<StatFigureProps, "value">) {
  const [, word, number, unit] =
    /^((?:\p{Ll}+\s)?)(.*?)((?:(?<=\d)\s\p{L}.*)?)$/u.exec(value) ?? [];
  return (
    <>
      {word && <small className="whitespace-nowrap text-title-4">{word}</small>}
      {number}
      {unit && <small className="whitespace-nowrap text-title-3">{unit}</small>}
    </>
  );
}

/** A figure and its label. */
export function StatFigure({ value, label, claim }: StatFigureProps) {
  return (
    <div className="relative flex flex-col-reverse justify-end gap-1">
      <dt className="text-muted text-small">
        {claim ? <ClaimLink claim={claim}>{label}</ClaimLink> : label}
      </dt>
      <dd data-claim={claim} className="display text-figure">
        <FigureWords value={value} />
      </dd>
    </div>
  );
}

/** A row of figures, divided by hairlines. */
export function StatRow({ className, ...rest }: ComponentProps<"dl">) {
  return <dl className={classNames("stat-row", className)} {...rest} />;
}
