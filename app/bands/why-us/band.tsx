import { ButtonLink } from "../../components/button";
import { BandHeading, named } from "../../components/section";
import { StatFigure } from "../../components/stat";
import { classNames } from "../../lib/class-names";
import { columnsFor } from "../../lib/even-columns";
import { contactPath } from "../../lib/paths";
import { useSite, useWords } from "../../lib/use-words";
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
  const { actions } = useWords();
  const shown = [
    ...figures.map(({ claim, label }) => ({ ...claim, label })),
    ...service.figures.flatMap((id) => claims.find((claim) => claim.id === id) ?? []),
  ];
  return (
    <section
      {...named(section)}
      className={classNames("wrap print:hidden", section.joins ? "pb-band" : "py-band")}
    >
      <div className="twelve gap-y-12 border-text border-t pt-5">
        <div className="flex flex-col justify-between gap-6 lg:col-span-8">
          <BandHeading {...section} className="display text-title-2">
            {heading}
          </BandHeading>
          {shown.length > 0 && (
            <dl
              className={classNames(
                "grid gap-6",
                shown.length > 3 ? "grid-cols-2 sm:in-columns" : "xs:grid-cols-3",
              )}
              style={{ "--columns": columnsFor(shown.length, 4) }}
            >
              {shown.map(({ id, value, label }) => (
                <StatFigure key={id} value={value} label={label} claim={id} />
              ))}
            </dl>
          )}
        </div>
        <div className="lg:col-span-4">
          <p className="mb-6 lede text-muted">{text}</p>
          <ButtonLink href={contactPath(useSite(), service.id)} arrow>
            {actions.schedule}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
