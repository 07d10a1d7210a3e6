import type { ComponentProps } from "react";
import { StatFigure, StatRow } from "../components/stat";
import type { Claim } from "../content/types";
import { classNames } from "../lib/class-names";

/** Claims side by side, each linked to its row in the claims ledger, and perhaps one figure more. */
export function ClaimRow({
  claims,
  children,
  className,
  ...rest
}: { claims: readonly Claim[] } & ComponentProps<"dl">) {
  const count = claims.length + (children ? 1 : 0);
  return (
    <StatRow className={classNames(count > 3 && "has-four", className)} {...rest}>
      {claims.map(({ id, value, label }) => (
        <StatFigure key={id} claim={id} value={value} label={label} />
      ))}
      {children}
    </StatRow>
  );
}
