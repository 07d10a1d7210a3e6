import { ButtonLink } from "../../components/button";
import { PlainList } from "../../components/item-list";
import { classNames } from "../../lib/class-names";
import { contactPath, servicePath } from "../../lib/paths";
import { useSite, useWords } from "../../lib/use-words";
import { slugOf } from "../../text/slug";
import type { BandProps } from "../component-of";
import { relatedServices } from "../related-services";

const titleClass = "display mb-4 text-title-3";

/** Beside the text, where there is room; else in its place in the list, the parts side by side if they can. */
export default function CaseStudyAside({
  section: { anchor, again, joins, beside },
  caseStudy: { keyInsights, servicesUsed },
  insights,
  related,
  call,
  ...words
}: BandProps<"case-study-aside">) {
  const { actions, caseStudies } = useWords();
  const { language } = useSite();
  const relatedId = slugOf(related) + again;
  const others = relatedServices(servicesUsed, words.relatedServices);
  const parts = [...(keyInsights.length ? [insights] : []), ...(others.length ? [related] : [])];
  return (
    <div
      data-sample
      id={anchor}
      className={classNames(
        "wrap py-band",
        joins && "pt-0",
        // It lies over the text, which can be selected all the same.
        beside && "text-and-side pointer-events-none col-start-1 row-start-1 *:pointer-events-auto",
        beside && (beside.joins ? "wide:pt-0" : "wide:pt-band"),
      )}
    >
      <aside
        aria-label={new Intl.ListFormat(language).format(parts.length ? parts : [call.heading])}
        className={
          beside ? "space-y-8 wide:col-start-2" : "grid gap-12 wide:auto-cols-fr wide:grid-flow-col"
        }
      >
        {keyInsights.length > 0 && (
          <div>
            <h2 className={titleClass}>{insights}</h2>
            <PlainList items={keyInsights} className="text-small [&>li]:py-2.5" />
          </div>
        )}
        {others.length > 0 && (
          <nav aria-labelledby={relatedId} className="print:block!">
            <h2 id={relatedId} className={titleClass}>
              {related}
            </h2>
            <ul>
              {others.map(({ id, title, used }) => (
                <li
                  key={id}
                  className="flex items-baseline justify-between gap-x-4 border-line border-t text-small print:block print:py-1"
                >
                  <a
                    href={servicePath(id)}
                    className="py-1.5 underline decoration-1 decoration-line-strong underline-offset-4 hover:text-accent"
                  >
                    {title}
                  </a>
                  {used && (
                    <span className="shrink-0 text-label text-muted print:hidden">
                      {caseStudies.used}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="on-ink rounded-card p-5 print:hidden">
          <h2 className={titleClass}>{call.heading}</h2>
          <p className="mb-4 text-muted text-small">{call.text}</p>
          <ButtonLink
            href={contactPath(useSite(), servicesUsed[0]?.id)}
            variant="highlight"
            className="w-full max-xl:px-3"
          >
            {actions.schedule}
          </ButtonLink>
        </div>
      </aside>
    </div>
  );
}
