import type { ComponentProps } from "react";
import { StatFigure, StatRow } from "../components/stat";
import type { Claim } from "../content/types";

/** Claims side by side, each linked to its row in the claims ledger. */
export function ClaimRow({
  claims,
  children,
  ...rest
}: { claims: readonly Claim[] } & ComponentProps<"dl">) {
  return (
    <StatRow {...rest}>
      {claims.map(({ id, value, label }) => (
        <StatFigure key={id} claim={id} value={value} label={label} />
      ))}
      {children}
    </StatRow>
  );
}
