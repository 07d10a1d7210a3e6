import { useWords } from "../../lib/use-words";
import type { FilterChoice } from "./filter-choices";

/**
 * Each choice is a URL, so Back, bookmarks and new tabs work (browser/before-paint/case-study-filter.ts);
 * without JavaScript all case studies show, without the filter.
 */
export function CaseStudyFilter({ choices }: { choices: readonly FilterChoice[] }) {
  const [all] = choices;
  return (
    <div data-filter className="mb-8 noscript:hidden">
      <nav aria-label={useWords().caseStudies.filter} className="border-line border-b pb-4">
        <ul className="flex flex-wrap gap-2">
          {choices.map(({ id, name, to, status, studies }) => (
            <li key={id}>
              <a
                href={to}
                data-industry={id}
                data-status={status}
                aria-current={id ? undefined : "true"}
                className="chip inline-block px-3 py-2 text-small"
              >
                {name} <span className="text-label">{studies.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p role="status" className="mt-4 text-muted text-small">
        {all?.status}
      </p>
    </div>
  );
}
