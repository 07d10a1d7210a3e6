import { MilestoneKey } from "../../components/milestone-key";
import { BandHeading, Section } from "../../components/section";
import { filled, useSite, useWords } from "../../lib/use-words";
import type { BandProps } from "../component-of";
import { siteSections } from "../site-sections";
import { drawnSections } from "./drawn-sections";

/** The whole site as a bar chart: one bar per section, as long as its page count, linked to the section if it is below. */
export default function DirectoryChart({
  section,
  heading,
  axis,
  end,
  ...lists
}: BandProps<"directory-chart">) {
  const { services, company, caseStudies, trust, legal } = siteSections({
    ...lists,
    site: useSite(),
    words: useWords(),
  });
  const isListed = section.page?.directory !== undefined;
  const Row = isListed ? "a" : "div";
  const { total, rows } = drawnSections([company, ...services, caseStudies, trust, legal]);
  return (
    <Section {...section} tempo="brief" className="pb-band">
      <figure>
        <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-text border-b pb-3">
          <BandHeading {...section} className="display text-title-4">
            {heading}
          </BandHeading>
          <span className="flex flex-wrap items-center gap-x-6 text-label text-muted">
            <span>{filled(axis, { total })}</span>
            <MilestoneKey>{end}</MilestoneKey>
          </span>
        </figcaption>
        <ol data-reveal="items" className="text-small">
          {rows.map(({ id, name, count, x, width, end }) => (
            <li key={id} className="border-line border-b">
              <Row
                {...(isListed && { href: `#${id}` })}
                className="twelve items-center pt-2 hover:text-accent lg:py-1.5"
              >
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
                    data-bar={id === caseStudies.id ? "critical" : ""}
                    x={x}
                    y="7"
                    width={width}
                    height="10"
                    className={id === caseStudies.id ? "fill-mark" : "fill-text"}
                  />
                  <circle cx={end} cy="12" r="6" className="fill-milestone stroke-page" />
                </svg>
              </Row>
            </li>
          ))}
        </ol>
      </figure>
    </Section>
  );
}
