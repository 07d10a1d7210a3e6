import type { PhaseSpan } from "../../content/types";
import { barPlace } from "./phases";

interface PhaseBarProps extends PhaseSpan {
  /** The one that is drawn as chosen while none is. */
  isAtRest?: boolean;
}

/**
 * A service on the axis: dots up to where it begins, its bar, and brass where an event ends it. What
 * is the same for all of them, such as the thickness, is in the styles: a page has more than a hundred.
 */
export function PhaseBar({ from, to, ends, isAtRest }: PhaseBarProps) {
  const place = barPlace({ from, to });
  return (
    <svg aria-hidden="true" className="phase-bar" data-rest={isAtRest || undefined}>
      <line x2={place.from} />
      <rect x={place.from} width={place.width} />
      {ends && <circle cx={place.to} />}
    </svg>
  );
}

/** A group as its silhouette, small. */
export function PhaseBars({ spans }: { spans: readonly PhaseBarProps[] }) {
  return (
    <span className="phase-bars">
      {spans.map((span, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two services may have one span, and none moves
        <PhaseBar key={index} {...span} />
      ))}
    </span>
  );
}
