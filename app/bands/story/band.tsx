import { Markdown } from "../../components/markdown";
import { Lead, Prose } from "../../components/prose";
import { QuietHeading, Section } from "../../components/section";
import { TextLink } from "../../components/text-link";
import type { BandProps } from "../component-of";

export default function Story({
  section,
  heading,
  paragraphs: [opening, ...paragraphs],
  link,
}: BandProps<"story">) {
  return (
    <Section {...section} tempo="brief">
      <QuietHeading {...section}>{heading}</QuietHeading>
      <div className="twelve gap-y-8">
        <Lead className="max-w-prose lg:col-span-7">{opening}</Lead>
        {(paragraphs.length > 0 || link) && (
          <Prose className="lg:col-span-4 lg:col-start-9">
            {paragraphs.map((paragraph) => (
              <Markdown key={paragraph}>{paragraph}</Markdown>
            ))}
            {link && (
              <TextLink href={link.href} className="no-underline!">
                {link.label}
              </TextLink>
            )}
          </Prose>
        )}
      </div>
    </Section>
  );
}
