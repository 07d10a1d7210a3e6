import type { ReactNode } from "react";
import { claimPath } from "../lib/paths";
import { useContent } from "../lib/use-words";

export interface ClaimLinkProps {
  /** Id in the ledger. */
  claim: string;
  children: ReactNode;
}

/** Links a figure's label to its evidence, if the site has it; the whole box around both is clickable. */
export function ClaimLink({ claim, children }: ClaimLinkProps) {
  const path = claimPath(useContent(), claim);
  if (!path) return children;
  return (
    <a href={path} className="claim-link">
      {children}
    </a>
  );
}
