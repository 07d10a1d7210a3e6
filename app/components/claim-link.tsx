import type { ReactNode } from "react";
import { claimPath } from "../lib/paths";

export interface ClaimLinkProps {
  /** Id in the ledger. */
  claim: Parameters<typeof claimPath>[0];
  children: ReactNode;
}

/** The words beside a figure, as the way to its evidence: the box around both can be pressed. */
export function ClaimLink({ claim, children }: ClaimLinkProps) {
  return (
    <a href={claimPath(claim)} className="claim-link">
      {children}
    </a>
  );
}
