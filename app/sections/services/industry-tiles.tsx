import { Icon } from "../../components/icon";
import { Link } from "../../components/link";
import { Section, SectionHead } from "../../components/section";
import type { SectionIntro } from "../../content/types";

interface IndustryTilesProps {
  intro: SectionIntro;
  industries: readonly { name: string; text: string; to: string }[];
}

export function IndustryTiles({ intro, industries }: IndustryTilesProps) {
  return (
    <Section aria-labelledby="industries-heading" className="pt-0">
      <SectionHead id="industries-heading" {...intro}>
        {intro.text}
      </SectionHead>
      <ul className="grid gap-px border-line border-y bg-line sm:grid-cols-2 lg:grid-cols-3">
        {industries.map(({ name, text, to }) => (
          <li key={name} className="grid bg-page">
            <Link
              to={to}
              className="flex flex-col gap-3 py-7 transition-colors hover:bg-raised sm:px-6 lg:py-10"
            >
              <h3 className="display flex items-center justify-between text-title-3">
                {name}
                <Icon name="arrow-right" className="text-accent" />
              </h3>
              <p className="max-w-lead text-muted text-small">{text}</p>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
