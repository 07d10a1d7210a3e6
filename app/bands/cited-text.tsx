import { ClaimLink } from "../components/claim-link";
import type { Claim } from "../content/types";

interface CitedTextProps {
  text: string;
  /** Claims in the text, in order. */
  claims: readonly Claim[];
}

/** A text whose figures link to their rows in the claims ledger. */
export function CitedText({ text, claims: [claim, ...others] }: CitedTextProps) {
  if (!claim) return text;
  const start = text.indexOf(claim.value);
  if (start < 0) throw new Error(`“${text}” does not say ${claim.value}, which it is to cite.`);
  return (
    <>
      {text.slice(0, start)}
      <span data-claim={claim.id} className="relative">
        <ClaimLink claim={claim.id} inText>
          {claim.value}
        </ClaimLink>
      </span>
      <CitedText text={text.slice(start + claim.value.length)} claims={others} />
    </>
  );
}
