import { brandMark } from "../brand-mark";
import { classNames } from "../lib/class-names";
import { useSite } from "../lib/use-words";

export function BrandMark({ className }: { className?: string }) {
  const { width, height, bars } = brandMark;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={className}>
      {bars.map(({ critical, ...bar }) => (
        <rect key={`${bar.x} ${bar.y}`} {...bar} className={critical ? "fill-mark" : "fill-text"} />
      ))}
    </svg>
  );
}

export function Logo({ className }: { className?: string }) {
  return (
    <span className={classNames("flex items-center gap-3", className)}>
      <BrandMark className="w-7.5 flex-none" />
      {/* Moved down to center its capitals on the mark, since the text box includes descenders. */}
      <span className="display relative top-[0.15em] text-[1.65rem]">{useSite().name}</span>
    </span>
  );
}
