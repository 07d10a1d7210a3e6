import { BandHeading, Section } from "../../components/section";
import { StatFigure } from "../../components/stat";
import { classNames } from "../../lib/class-names";
import { columnsFor } from "../../lib/even-columns";
import type { BandProps } from "../component-of";

/** The firm's figures in large type, and those of the service if it has any. */
export default function WhyUs({
  section,
  service,
  claims,
  heading,
  text,
  figures,
}: BandProps<"why-us">) {
  const shown = [
    ...figures.map(({ claim, label }) => ({ ...claim, label })),
    ...service.figures.flatMap((id) => claims.find((claim) => claim.id === id) ?? []),
  ];
  return (
    <Section {...section} tempo="line" className="print:hidden">
      <div className="twelve gap-y-6">
        <BandHeading {...section} className="display text-title-3 lg:col-span-4 xl:text-[2.125rem]">
          {heading}
        </BandHeading>
        <div className="grid gap-y-2 lg:col-span-8">
          {shown.length > 0 && (
            <dl
              className={classNames(
                "grid gap-x-4 gap-y-6 xl:gap-x-7",
                shown.length > 3 ? "grid-cols-2 sm:in-columns" : "xs:in-columns",
              )}
              style={{ "--columns": columnsFor(shown.length, 4) }}
            >
              {shown.map(({ id, value, label }) => (
                <StatFigure key={id} value={value} label={label} claim={id} />
              ))}
            </dl>
          )}
          {text && <p className="text-label text-muted">{text}</p>}
        </div>
      </div>
    </Section>
  );
}
