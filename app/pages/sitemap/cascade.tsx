import { Section } from "../../components/section";
import type { SitemapView } from "./view";

/** The whole site as a bar chart: one bar per section, as long as its page count, linked to the section. */
export function Cascade({ heading, axis, end, total, rows }: SitemapView["cascade"]) {
  return (
    <Section tempo="brief" aria-labelledby="sections-heading" className="pb-0!">
      <figure>
        <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-text border-b pb-3">
          <h2 id="sections-heading" className="display text-title-4">
            {heading}
          </h2>
          <span className="flex flex-wrap items-center gap-x-6 text-label text-muted">
            <span>
              {axis}: 1 to {total}
            </span>
            <span className="flex items-center gap-2">
              <svg aria-hidden="true" width="12" height="12">
                <circle cx="6" cy="6" r="6" className="fill-milestone" />
              </svg>
              {end}
            </span>
          </span>
        </figcaption>
        <ol data-reveal="items" className="text-small">
          {rows.map(({ id, name, count, x, width, end, isKey }) => (
            <li key={id} className="border-line border-b">
              <a href={`#${id}`} className="twelve items-center pt-2 hover:text-accent lg:py-1.5">
                <span className="flex justify-between gap-x-6 lg:col-span-4">
                  <span className="font-medium">{name}</span>
                  <span className="text-muted even-figures">{count}</span>
                </span>
                <svg
                  aria-hidden="true"
                  className="block h-7 w-full overflow-visible lg:col-span-8 lg:h-6"
                >
                  <rect
                    data-grow
                    data-bar={isKey ? "critical" : ""}
                    x={x}
                    y="7"
                    width={width}
                    height="10"
                    rx="2"
                    className={isKey ? "fill-mark" : "fill-text"}
                  />
                  <circle cx={end} cy="12" r="6" className="fill-milestone stroke-page" />
                </svg>
              </a>
            </li>
          ))}
        </ol>
      </figure>
    </Section>
  );
}
