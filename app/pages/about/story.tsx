import { href } from "react-router";
import { Lead, Prose } from "../../components/prose";
import { Section } from "../../components/section";
import { TextLink } from "../../components/text-link";
import { about } from "../../content/content";

export function Story() {
  const [opening, ...paragraphs] = about.story;
  return (
    <Section tempo="brief" aria-label="Our story">
      <div className="twelve gap-y-8">
        <Lead className="max-w-prose lg:col-span-7">{opening}</Lead>
        <Prose className="lg:col-span-4 lg:col-start-9">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <TextLink href={href("/testimonials")} className="no-underline!">
            See What Clients Say
          </TextLink>
        </Prose>
      </div>
    </Section>
  );
}
