import { ButtonLink } from "../../components/button";
import { Pictogram } from "../../components/pictogram";
import { Label, Section } from "../../components/section";
import { home } from "../../content/content";
import { getService } from "../../content/services";
import { servicePath } from "../../lib/paths";
import { Visualization } from "../../visualization/visualization";

export function FeaturedService() {
  const { service, label, heading, text, points, schedule } = home.featured;
  return (
    <Section ground="ink" tempo="broad" aria-labelledby="featured-heading">
      <div className="wrap-drawing twelve items-center gap-y-12">
        <div data-reveal="" className="lg:col-span-5">
          <Pictogram drawing={getService(service).pictogram} size={32} />
          <Label className="mt-6">{label}</Label>
          <h2 id="featured-heading" className="display mt-4 mb-5 text-title-2">
            {heading}
          </h2>
          <p className="mb-8 lede text-muted">{text}</p>
          <ul className="mb-8 border-line border-b">
            {points.map((point) => (
              <li key={point} className="flex gap-3.5 border-line border-t py-4">
                <span data-bar className="mt-2 size-2.5 flex-none bg-highlight" />
                {point}
              </li>
            ))}
          </ul>
          <ButtonLink href={servicePath(service)} variant="highlight" arrow>
            Learn More<span className="sr-only">: {heading}</span>
          </ButtonLink>
        </div>
        <div className="lg:col-span-7">
          <Visualization content={schedule} level={3} />
        </div>
      </div>
    </Section>
  );
}
