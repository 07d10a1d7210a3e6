import type { ReactNode } from "react";
import { claimPath } from "../lib/paths";
import { useContent } from "../lib/use-words";

export interface ClaimLinkProps {
  /** Id in the ledger. */
  claim: string;
  children: ReactNode;
}

/** Links a figure's label to its evidence; the whole box around both is clickable. */
export function ClaimLink({ claim, children }: ClaimLinkProps) {
  return (
    <a href={claimPath(useContent(), claim)} className="claim-link">
      {children}
    </a>
  );
}
