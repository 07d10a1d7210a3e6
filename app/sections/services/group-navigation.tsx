import { useSectionInView } from "../../browser/section-in-view";
import { Link } from "../../components/link";

interface GroupNavigationProps {
  /** From a loader, so that the list stays the same between renders. */
  contents: readonly { id: string; title: string }[];
}

/**
 * The contents of a long section: a plain list on phones, beside the text on wide screens, where its
 * bars stand one after the other like a schedule and the one being read lights up.
 */
export function GroupNavigation({ contents }: GroupNavigationProps) {
  const current = useSectionInView(contents);
  return (
    <nav aria-label="Groups of services" className="max-lg:mb-16 print:hidden">
      <ol className="text-small max-lg:border-line max-lg:border-t lg:sticky lg:top-28">
        {contents.map(({ id, title }, index) => (
          <li key={id} className="max-lg:border-line max-lg:border-b">
            <Link
              to={`#${id}`}
              prefetch="none"
              viewTransition={false}
              aria-current={id === current ? "location" : undefined}
              className="group flex gap-3 py-2.5 leading-tight text-muted hover:text-accent aria-[current]:font-medium aria-[current]:text-text lg:py-2"
            >
              <svg
                width="36"
                height="18"
                aria-hidden="true"
                className="flex-none text-line-strong group-aria-[current]:text-mark max-lg:hidden"
              >
                <rect x={index * 2} y="7" width="14" height="4" fill="currentColor" />
              </svg>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
