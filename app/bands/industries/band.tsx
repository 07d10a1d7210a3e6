import { MaybeLink } from "../../components/maybe-link";
import { Section, SectionHead } from "../../components/section";
import { classNames } from "../../lib/class-names";
import { columnsFor } from "../../lib/even-columns";
import { testimonialPath } from "../../lib/paths";
import { useContent } from "../../lib/use-words";
import type { BandProps } from "../component-of";
import { ServiceTeaser } from "../service-teaser";

/** Tiles between hairlines, each linking to one industry, with a client quoted for it. */
export default function Industries({ section, industries, ...intro }: BandProps<"industries">) {
  const content = useContent();
  const { length: count } = industries;
  const three = columnsFor(count, 3);
  return (
    <Section {...section}>
      <SectionHead {...section} {...intro} />
      <div
        data-reveal=""
        className={classNames(
          "ruled border-text md:border-t md:pt-3 md:grid-cols-[repeat(var(--three),minmax(0,1fr))] print:grid-cols-[repeat(var(--three),minmax(0,1fr))] xl:grid-cols-[repeat(var(--six),minmax(0,1fr))]",
          three === 2 && "md:max-xl:*:last:odd:col-span-full",
        )}
        style={{ "--three": three, "--six": columnsFor(count, 6) }}
      >
        {industries.map(({ industry, href, text, proof }) => (
          <article key={industry.id} className="industry group">
            <ServiceTeaser title={industry.name} description={text} href={href}>
              {proof && (
                <p className="industry-proof teaser-text text-small">
                  <MaybeLink
                    href={testimonialPath(content, proof.company.name)}
                    className="relative z-1 underline underline-offset-4 hover:text-accent"
                  >
                    {proof.company.name}
                  </MaybeLink>{" "}
                  {proof.text}
                </p>
              )}
            </ServiceTeaser>
          </article>
        ))}
      </div>
    </Section>
  );
}
