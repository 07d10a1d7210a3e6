import type { barPlace } from "./phases";

interface PhaseBarProps extends ReturnType<typeof barPlace> {
  /** Highlighted while no row is hovered or focused. */
  isAtRest?: boolean;
}

/**
 * A service on the axis: dots up to its start, its bar, and a brass dot if an event ends it. Shared
 * looks such as the thickness are in the CSS to save bytes: a page has more than a hundred bars.
 */
export function PhaseBar({ from, to, width, hasEnd, isAtRest }: PhaseBarProps) {
  return (
    <svg aria-hidden="true" className="phase-bar" data-rest={isAtRest || undefined}>
      <line x2={from} />
      <rect x={from} width={width} />
      {hasEnd && <circle cx={to} />}
    </svg>
  );
}

/** A small preview of a group: its bars without names. */
export function PhaseBars({ bars }: { bars: readonly PhaseBarProps[] }) {
  return (
    <span className="fold-preview phase-bars">
      {bars.map((bar, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two services may have one span, and none moves
        <PhaseBar key={index} {...bar} />
      ))}
    </span>
  );
}
