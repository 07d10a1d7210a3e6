import type { barPlace } from "./phases";

interface PhaseBarProps extends ReturnType<typeof barPlace> {
  /** Highlighted while no row is hovered or focused. */
  isAtRest?: boolean;
  /** Once, when it first comes into sight (browser/reveal.ts). */
  grows?: boolean;
}

/**
 * A service on the axis: dots up to its start, its bar, and the dot of a milestone if an event ends it. Shared
 * looks such as the thickness are in the CSS to save bytes: a page has more than a hundred bars.
 */
export function PhaseBar({ from, to, width, hasEnd, isAtRest, grows }: PhaseBarProps) {
  return (
    <svg
      aria-hidden="true"
      className="phase-bar"
      data-rest={isAtRest || undefined}
      data-grow={grows ? "" : undefined}
    >
      <line x2={from} />
      <rect x={from} width={width} />
      {hasEnd && <circle cx={to} />}
    </svg>
  );
}

interface PhaseBarsProps {
  bars: readonly PhaseBarProps[];
  className: string;
}

/** Several bars without names: what a group or a situation has, before it is opened. */
export function PhaseBars({ bars, className }: PhaseBarsProps) {
  return (
    <span className={`phase-bars ${className}`}>
      {bars.map((bar, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two services may have one span, and none moves
        <PhaseBar key={index} {...bar} />
      ))}
    </span>
  );
}
