import { MilestoneKey } from "../../components/milestone-key";
import { named, SectionHead } from "../../components/section";
import { useSite, useWords } from "../../lib/use-words";
import type { BandProps } from "../component-of";
import type { GroundId, PairId } from "./contrast";
import { type DrawnContrast, drawnContrast } from "./drawn-contrast";

const grounds: Record<GroundId, string> = { paper: "", sand: "on-sand", ink: "on-ink" };

const chip = "-mx-2 my-1 rounded-edge px-2 py-0.5";

/** Text and bar of a pair, in the measured colors. */
const classes: Record<PairId, { words: string; bar: string }> = {
  text: { words: "", bar: "fill-text" },
  muted: { words: "text-muted", bar: "fill-muted" },
  accent: { words: "text-accent", bar: "fill-accent" },
  positive: { words: "text-positive", bar: "fill-positive" },
  action: { words: `${chip} bg-action text-on-action`, bar: "fill-action" },
  "action-hover": { words: `${chip} bg-action-hover text-on-action`, bar: "fill-action-hover" },
  highlight: { words: `${chip} bg-highlight text-on-highlight`, bar: "fill-highlight" },
};

/** The WCAG minimum, as a line through all bands. */
function MinimumLine({ x }: { x: string }) {
  return (
    <line x1={x} x2={x} y2="100%" shapeRendering="crispEdges" className="stroke-line-strong" />
  );
}

/** The minimum line above and below the rows of a band, where there are no bars. */
function LineAlone({ x }: { x: string }) {
  return (
    <div className="relative max-lg:hidden lg:col-span-8 lg:col-start-5">
      <svg aria-hidden="true" className="absolute inset-0 size-full">
        <MinimumLine x={x} />
      </svg>
    </div>
  );
}

function Axis({ axis, axisName, least, minimum }: DrawnContrast) {
  return (
    <div className="wrap twelve items-end">
      <p className="lg:col-span-4">
        <MilestoneKey>{minimum}</MilestoneKey>
      </p>
      <svg
        role="img"
        aria-label={axisName}
        className="mt-4 block h-9 w-full overflow-visible text-xs even-figures lg:col-span-8"
      >
        {axis.map(({ ratio, x }, index) => (
          <text
            key={x}
            x={x}
            y="12"
            textAnchor={index ? (index === axis.length - 1 ? "end" : "middle") : "start"}
            className="fill-muted"
          >
            {ratio}
          </text>
        ))}
        <line x1={least} x2={least} y1="26" y2="100%" className="stroke-line-strong" />
        <circle cx={least} cy="26" r="6" className="fill-milestone" />
      </svg>
    </div>
  );
}

/** Each background of the site as a band, with a contrast bar per text color on one axis. */
export default function Contrast({ section, palette, ...words }: BandProps<"contrast">) {
  const view = drawnContrast(words, palette, useSite().language);
  const { footer: schemes } = useWords();
  return (
    <section {...named(section)} className="pt-band-brief pb-band">
      <div className="wrap">
        <SectionHead {...section} heading={view.heading} text={view.text} />
      </div>
      <Axis {...view} />
      {view.grounds.map(({ id, name, rows }) => (
        <div key={id} className={grounds[id]}>
          <figure className="wrap">
            <figcaption className="twelve">
              <h3 className="display pt-8 pb-4 text-title-4 lg:col-span-4">{name}</h3>
              <LineAlone x={view.least} />
            </figcaption>
            <ul className="text-small">
              {rows.map(({ pair, name, measured }) => (
                <li key={pair} className="twelve border-line border-t">
                  <p className="flex items-center gap-x-4 max-lg:pt-2 lg:col-span-4">
                    <span className={classes[pair].words}>{name}</span>
                    {measured.map(
                      ({ scheme, isLowest }) =>
                        isLowest && (
                          <span
                            key={scheme}
                            data-scheme={schemes[scheme]}
                            className={`in-${scheme} text-label text-muted`}
                          >
                            {view.lowest}
                          </span>
                        ),
                    )}
                    <span data-ratio={pair} className="ml-auto even-figures">
                      {measured.map(({ scheme, ratio }) => (
                        <span key={scheme} data-scheme={schemes[scheme]} className={`in-${scheme}`}>
                          {ratio}
                        </span>
                      ))}
                    </span>
                  </p>
                  <svg aria-hidden="true" className="block h-8 w-full lg:col-span-8 lg:h-12">
                    <MinimumLine x={view.least} />
                    <g transform="translate(0 -5)">
                      {measured.map(({ scheme, width }) => (
                        <rect
                          key={scheme}
                          data-grow
                          data-bar={pair === "accent" ? "critical" : ""}
                          y="50%"
                          width={width}
                          height="10"
                          rx="2"
                          className={`in-${scheme} ${classes[pair].bar}`}
                        />
                      ))}
                    </g>
                  </svg>
                </li>
              ))}
            </ul>
            <div className="twelve h-10">
              <LineAlone x={view.least} />
            </div>
          </figure>
        </div>
      ))}
    </section>
  );
}
