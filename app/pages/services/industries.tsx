import { ServiceTeaser } from "../../bands/service-card";
import { Section, SectionHead } from "../../components/section";
import type { ServicesView } from "./view";

/** Six tiles between hairlines, each linking to one industry, with a client quoted for it. */
export function Industries({ intro, tiles }: ServicesView["industries"]) {
  return (
    <Section aria-labelledby="industries-heading" className="pt-0">
      <SectionHead id="industries-heading" label={intro.label} heading={intro.heading}>
        {intro.text}
      </SectionHead>
      <div
        data-reveal=""
        className="grid gap-px border-line border-y bg-line sm:grid-cols-2 lg:grid-cols-3"
      >
        {tiles.map(({ proof, ...tile }) => (
          <article
            key={tile.title}
            className="group relative flex flex-col gap-3 bg-page py-9 sm:px-6 lg:px-7"
          >
            <ServiceTeaser {...tile} large>
              <p className="text-small">
                <a
                  href={proof.to}
                  className="relative z-1 underline underline-offset-4 hover:text-accent"
                >
                  {proof.company}
                </a>{" "}
                {proof.text}
              </p>
            </ServiceTeaser>
          </article>
        ))}
      </div>
    </Section>
  );
}
