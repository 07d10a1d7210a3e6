import type { PhaseSpan } from "../../content/types";
import { barPlace } from "./phases";

interface PhaseBarProps extends PhaseSpan {
  /** Highlighted while no row is hovered or focused. */
  isAtRest?: boolean;
}

/**
 * A service on the axis: dots up to its start, its bar, and a brass dot if an event ends it. Shared
 * looks such as the thickness are in the CSS to save bytes: a page has more than a hundred bars.
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

/** A small preview of a group: its bars without names. */
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
