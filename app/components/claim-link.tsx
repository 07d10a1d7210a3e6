import type { ReactNode } from "react";
import { classNames } from "../lib/class-names";
import { claimPath } from "../lib/paths";
import { useContent } from "../lib/use-words";

export interface ClaimLinkProps {
  /** Id in the ledger. */
  claim: string;
  children: ReactNode;
  /** In a sentence, not in a line of its own. */
  inText?: boolean;
}

/** Links a figure's label to its evidence, if the site has it; the whole box around both is clickable. */
export function ClaimLink({ claim, children, inText }: ClaimLinkProps) {
  const path = claimPath(useContent(), claim);
  if (!path) return children;
  return (
    <a href={path} className={classNames("claim-link", inText && "claim-in-text")}>
      {children}
    </a>
  );
}
