import { brandMark } from "../brand-mark";
import { classNames } from "../lib/class-names";
import { useContent } from "../lib/use-words";

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

/** The firm's own: one file for light and for dark grounds, or one for each. */
function FirmLogo({ name, isTwofold }: { name: string; isTwofold: boolean }) {
  const files = isTwofold
    ? { logo: "for-light", "logo-on-dark": "for-dark" }
    : { logo: "for-both" };
  return Object.entries(files).map(([file, grounds]) => (
    <img
      key={file}
      src={`/icons/${file}.svg`}
      alt={name}
      width={200}
      height={44}
      // Of two, the one that is not shown is not fetched.
      loading={isTwofold ? "lazy" : "eager"}
      className={`firm-logo ${grounds}`}
    />
  ));
}

/** Wider than a narrow phone has room for beside its buttons, where a reader spaces letters widely. */
const hasLongWord = /\S{10}/;

export function Logo({ className }: { className?: string }) {
  const { site, logos } = useContent();
  if (logos.logo)
    return (
      <span className={className}>
        <FirmLogo name={site.name} isTwofold={Boolean(logos.logoOnDark)} />
      </span>
    );
  return (
    <span className={classNames("flex items-center gap-3", className)}>
      <BrandMark className="w-7.5 flex-none" />
      {/* Moved down to center its capitals on the mark, since the text box includes descenders. */}
      <span
        className={classNames(
          "display relative top-[0.15em] text-[1.65rem]",
          hasLongWord.test(site.name) && "max-md:wrap-anywhere",
        )}
      >
        {site.name}
      </span>
    </span>
  );
}
