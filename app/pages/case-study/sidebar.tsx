import { ButtonLink } from "../../components/button";
import { PlainList } from "../../components/item-list";
import { caseStudyPage } from "../../content/content";
import type { CaseStudy } from "../../content/types";
import { contactPath } from "../../lib/paths";
import { useSite } from "../../lib/use-words";
import { relatedServices } from "./related-services";

const titleClass = "display mb-4 text-title-3";

export function CaseStudySidebar({ keyInsights, servicesUsed }: CaseStudy) {
  const call = caseStudyPage.sidebar;
  return (
    <aside
      aria-label="Key insights and related services"
      className="space-y-12 wide:col-start-2 wide:row-start-1"
    >
      <div>
        <h2 className={titleClass}>Key Insights</h2>
        <PlainList items={keyInsights} className="text-small" />
      </div>
      <nav aria-labelledby="related-heading" className="print:block!">
        <h2 id="related-heading" className={titleClass}>
          Related Services
        </h2>
        <ul>
          {relatedServices(servicesUsed).map(({ to, title, used }) => (
            <li
              key={to}
              className="flex items-baseline justify-between gap-x-4 border-line border-t text-small print:block print:py-1"
            >
              <a href={to} className="py-2.5 underline-offset-4 hover:text-accent hover:underline">
                {title}
              </a>
              {used && (
                <span className="shrink-0 text-accent text-label print:hidden">In this story</span>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="on-ink rounded-card p-6 xl:p-8 print:hidden">
        <h2 className={titleClass}>{call.heading}</h2>
        <p className="mb-6 text-muted text-small">{call.text}</p>
        <ButtonLink
          href={contactPath(useSite(), servicesUsed[0])}
          variant="highlight"
          className="w-full max-xl:px-3"
        >
          Schedule a Consultation
        </ButtonLink>
      </div>
    </aside>
  );
}
