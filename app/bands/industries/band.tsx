import { Section, SectionHead } from "../../components/section";
import { testimonialPath } from "../../lib/paths";
import { useContent } from "../../lib/use-words";
import type { BandProps } from "../component-of";
import { ServiceTeaser } from "../service-teaser";

/** Leads to what the client said, if that is on a page. */
function ClientName({ name }: { name: string }) {
  const path = testimonialPath(useContent(), name);
  if (!path) return <b className="font-medium">{name}</b>;
  return (
    <a href={path} className="relative z-1 underline underline-offset-4 hover:text-accent">
      {name}
    </a>
  );
}

/** Tiles between hairlines, each linking to one industry, with a client quoted for it. */
export default function Industries({ section, industries, ...intro }: BandProps<"industries">) {
  return (
    <Section {...section}>
      <SectionHead {...section} {...intro} />
      <div
        data-reveal=""
        className="ruled border-text border-t pt-3 md:grid-cols-3 print:grid-cols-3 xl:grid-cols-6"
      >
        {industries.map(({ industry, href, text, proof }) => (
          <article key={industry.id} className="industry group">
            <ServiceTeaser title={industry.name} description={text} href={href}>
              {proof && (
                <p className="teaser-text text-small">
                  <ClientName name={proof.company.name} /> {proof.text}
                </p>
              )}
            </ServiceTeaser>
          </article>
        ))}
      </div>
    </Section>
  );
}
