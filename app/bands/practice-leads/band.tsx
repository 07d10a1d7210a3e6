import { MaybeLink } from "../../components/maybe-link";
import { Picture } from "../../components/picture";
import { Section, SectionHead } from "../../components/section";
import type { Content } from "../../content/assemble";
import { pictureName } from "../../content/page-pictures";
import { caseStudyPath, servicePath, testimonialPath } from "../../lib/paths";
import { filled, useContent, useWords } from "../../lib/use-words";
import type { BandProps } from "../component-of";

type PracticeLead = BandProps<"practice-leads">["leads"][number];

/** Where the program of a lead can be read about. */
function sourceOf(source: NonNullable<PracticeLead["source"]>, content: Content) {
  return "client" in source
    ? { to: testimonialPath(content, source.client.name), name: source.client.name }
    : { to: caseStudyPath(source.caseStudy.slug), name: source.caseStudy.title };
}

function Source({ source }: { source: NonNullable<PracticeLead["source"]> }) {
  const { to, name } = sourceOf(source, useContent());
  return (
    <MaybeLink
      href={to}
      className="mt-2 inline-block min-h-6 text-small underline underline-offset-4 hover:text-accent"
    >
      {name}
    </MaybeLink>
  );
}

/** A role, and what the content has of the person besides. */
export function PracticeLead({
  name,
  portrait,
  role,
  years,
  program,
  service,
  source,
}: PracticeLead) {
  const { figures } = useWords();
  return (
    <li className="grid gap-x-7 gap-y-3 border-line border-b py-6 md:grid-cols-12 lg:py-7">
      <div className="flex items-start gap-5 md:col-span-5">
        {portrait && (
          <Picture
            name={pictureName(portrait)}
            alt=""
            data-placeholder={name ?? role}
            sizes="5rem"
            className="size-20! flex-none"
          />
        )}
        <div>
          <h3 className="display text-title-3">{name ?? role}</h3>
          <p className="mt-1 text-muted text-small">
            {name && role}
            {name && service && ", "}
            {service && (
              <a
                href={servicePath(service.id)}
                className="underline underline-offset-4 hover:text-accent"
              >
                {service.title}
              </a>
            )}
          </p>
        </div>
      </div>
      {years && (
        <p className="display text-nowrap text-title-4 max-md:mt-2 md:col-span-2 md:pt-1 lg:col-span-3">
          {filled(figures.years, { count: years })}
        </p>
      )}
      {(program || source) && (
        <div className="md:col-span-5 md:col-start-8 lg:col-span-4 lg:col-start-9">
          {program && <p className="text-muted">{program}</p>}
          {source && <Source source={source} />}
        </div>
      )}
    </li>
  );
}

export default function PracticeLeads({ section, leads, ...intro }: BandProps<"practice-leads">) {
  return (
    <Section {...section}>
      <SectionHead {...section} {...intro} />
      <ul className="border-text border-t">
        {leads.map((lead) => (
          <PracticeLead key={lead.role} {...lead} />
        ))}
      </ul>
    </Section>
  );
}
