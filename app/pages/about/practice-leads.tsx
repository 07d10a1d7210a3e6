import { Section, SectionHead } from "../../components/section";
import { getCaseStudy } from "../../content/case-studies";
import { about } from "../../content/content";
import { getService } from "../../content/services";
import type { PracticeLead as Lead } from "../../content/types";
import { caseStudyPath, servicePath, testimonialPath } from "../../lib/paths";

/** Where the program of a lead can be read about. */
function sourceOf(source: Lead["source"]) {
  return "client" in source
    ? { to: testimonialPath(source.client), name: source.client }
    : { to: caseStudyPath(source.caseStudy), name: getCaseStudy(source.caseStudy).title };
}

/** Name and portrait appear only if the content has them. */
export function PracticeLead({ name, portrait, role, years, program, service, ...lead }: Lead) {
  const source = sourceOf(lead.source);
  return (
    <li className="grid gap-x-7 gap-y-3 border-line border-b py-6 md:grid-cols-12 lg:py-7">
      <div className="flex items-start gap-5 md:col-span-5">
        {portrait && (
          <img
            src={portrait}
            alt=""
            data-placeholder={name ?? role}
            width={80}
            height={80}
            loading="lazy"
            decoding="async"
            className="size-20 flex-none rounded-card bg-well object-cover"
          />
        )}
        <div>
          <h3 className="display text-title-3">{name ?? role}</h3>
          <p className="mt-1 text-muted text-small">
            {name && <>{role}, </>}
            <a
              href={servicePath(service)}
              className="underline underline-offset-4 hover:text-accent"
            >
              {getService(service).title}
            </a>
          </p>
        </div>
      </div>
      <p className="display text-nowrap text-title-4 md:col-span-2 md:pt-1 lg:col-span-3">
        {years} years
      </p>
      <div className="md:col-span-5 lg:col-span-4">
        <p className="text-muted">{program}</p>
        <a
          href={source.to}
          className="mt-2 inline-block min-h-6 text-small underline underline-offset-4 hover:text-accent"
        >
          {source.name}
        </a>
      </div>
    </li>
  );
}

export function PracticeLeads() {
  return (
    <Section aria-labelledby="leads-heading">
      <SectionHead id="leads-heading" {...about.leadsIntro} />
      <ul className="border-text border-t">
        {about.leads.map((lead) => (
          <PracticeLead key={lead.role} {...lead} />
        ))}
      </ul>
    </Section>
  );
}
