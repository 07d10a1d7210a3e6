import { ButtonLink } from "../../components/button";
import { Pictogram } from "../../components/pictogram";
import { BandHeading, Label, Section } from "../../components/section";
import { servicePath } from "../../lib/paths";
import { useWords } from "../../lib/use-words";
import { Visualization } from "../../visualization/visualization";
import type { BandProps } from "../component-of";

function Points({ points }: Pick<BandProps<"featured-service">, "points">) {
  return (
    <ul className="mb-6 border-line border-b">
      {points.map((point) => (
        <li key={point} className="flex gap-3.5 border-line border-t py-3">
          <span data-bar className="mt-2 size-2.5 flex-none bg-highlight" />
          {point}
        </li>
      ))}
    </ul>
  );
}

/** A service with a drawing beside it; if there is none, its points stand there. */
export default function FeaturedService({
  section,
  service: { id, pictogram, visualization },
  label,
  heading,
  text,
  points,
  schedule,
}: BandProps<"featured-service">) {
  const { actions } = useWords();
  const drawing = schedule ?? visualization;
  return (
    <Section {...section}>
      <div className="twelve items-center gap-y-8">
        <div data-reveal="" className="lg:col-span-5">
          {pictogram && <Pictogram drawing={pictogram} size={32} />}
          {label && <Label {...(pictogram && { className: "mt-6" })}>{label}</Label>}
          <BandHeading {...section} className="display mt-4 mb-5 text-title-2">
            {heading}
          </BandHeading>
          {text && <p className="mb-6 lede text-muted">{text}</p>}
          {drawing && points.length > 0 && <Points points={points} />}
          <ButtonLink href={servicePath(id)} variant="highlight" arrow>
            {actions.featured}
            <span className="sr-only">: {heading}</span>
          </ButtonLink>
        </div>
        {(drawing || points.length > 0) && (
          <div className="lg:col-span-7">
            {drawing ? <Visualization content={drawing} level={3} /> : <Points points={points} />}
          </div>
        )}
      </div>
    </Section>
  );
}
