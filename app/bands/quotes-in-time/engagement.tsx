import { classNames } from "../../lib/class-names";
import { useWords } from "../../lib/use-words";
import type { Axis, Voice } from "./voices";

/** As many labels as fit on a phone. */
const maxLabels = 9;

/** The years, above the first card of a column; with many, only every second or third has a label. */
export function Years({ axis }: { axis: Axis }) {
  const step = Math.ceil(axis.length / maxLabels);
  return (
    <p
      aria-hidden="true"
      className="relative -mb-px flex border-text border-b pb-2 text-muted text-xs even-figures lg:text-label"
    >
      {axis.map(({ year }, index) => (
        <span key={year} className={classNames("flex-1", step > 1 && "min-w-0 whitespace-nowrap")}>
          {index % step === 0 && year}
        </span>
      ))}
    </p>
  );
}

interface YearLinesProps {
  axis: Axis;
  /** Of the lines, which the first card defines; the others reuse them to keep the page small. */
  id: string;
  isFirst: boolean;
}

/** Lines of the years, down to the logo. */
export function YearLines({ axis, id, isFirst }: YearLinesProps) {
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-0 h-[calc(100%-3rem)] w-full overflow-visible"
    >
      {isFirst ? (
        <g id={id} shapeRendering="crispEdges" className="stroke-line">
          {[...axis.map(({ x }) => x), "100%"].map((x) => (
            <line key={x} x1={x} x2={x} y2="100%" />
          ))}
        </g>
      ) : (
        <use href={`#${id}`} />
      )}
    </svg>
  );
}

/** A spacer up to `x`; it shrinks if what follows would not fit. */
const Before = ({ x }: { x: string }) => (
  <svg aria-hidden="true" width={x} height="1" className="min-w-0" />
);

/** The year of the quote, the engagement with the handover at its end, and the client's logo. */
export function Engagement({ said, bars, handover, logo, logoAt, isFeatured }: Voice) {
  const { testimonials: words } = useWords();
  return (
    <>
      <p className="relative flex pt-3">
        <Before x={said.x} />
        <span
          className={classNames(
            "display pl-1 text-body lg:pl-1.5 lg:text-title-4",
            isFeatured && "text-accent",
          )}
        >
          <span className="sr-only">{words.said} </span>
          {said.year}
        </span>
      </p>
      <svg aria-hidden="true" className="relative my-2.5 block h-3.5 w-full overflow-visible">
        {bars.map((bar) => (
          <rect
            key={bar.x}
            data-grow
            {...bar}
            y="1"
            height="12"
            className={isFeatured ? "fill-mark" : "fill-text"}
          />
        ))}
        <circle cx={handover} cy="7" r="7" className="fill-milestone stroke-page" />
      </svg>
      <p className="relative flex pb-3">
        <Before x={logoAt.x} />
        {logo && (
          <img
            src={logo.logoUrl}
            alt={logo.alt ?? logo.name}
            data-placeholder={logo.name}
            width={200}
            height={48}
            loading="lazy"
            decoding="async"
            className={classNames(
              "client-logo h-9 w-40 flex-none object-contain",
              logoAt.isEnd ? "-ml-40 object-right" : "object-left",
            )}
          />
        )}
      </p>
    </>
  );
}
