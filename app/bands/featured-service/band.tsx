import { ButtonLink } from "../../components/button";
import { Pictogram } from "../../components/pictogram";
import { BandHeading, Label, Section } from "../../components/section";
import { servicePath } from "../../lib/paths";
import { useWords } from "../../lib/use-words";
import { Visualization } from "../../visualization/visualization";
import type { BandProps } from "../component-of";

export default function FeaturedService({
  section,
  service,
  label,
  heading,
  text,
  points,
  schedule,
}: BandProps<"featured-service">) {
  const { actions } = useWords();
  return (
    <Section {...section} tempo="broad">
      <div className="wrap-drawing twelve items-center gap-y-12">
        <div data-reveal="" className="lg:col-span-5">
          <Pictogram drawing={service.pictogram} size={32} />
          {label && <Label className="mt-6">{label}</Label>}
          <BandHeading {...section} className="display mt-4 mb-5 text-title-2">
            {heading}
          </BandHeading>
          {text && <p className="mb-8 lede text-muted">{text}</p>}
          {points.length > 0 && (
            <ul className="mb-8 border-line border-b">
              {points.map((point) => (
                <li key={point} className="flex gap-3.5 border-line border-t py-4">
                  <span data-bar className="mt-2 size-2.5 flex-none bg-highlight" />
                  {point}
                </li>
              ))}
            </ul>
          )}
          <ButtonLink href={servicePath(service.id)} variant="highlight" arrow>
            {actions.featured}
            <span className="sr-only">: {heading}</span>
          </ButtonLink>
        </div>
        <div className="lg:col-span-7">
          <Visualization content={schedule} level={3} />
        </div>
      </div>
    </Section>
  );
}
