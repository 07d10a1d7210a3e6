import { useSectionInView } from "../../browser/section-in-view";
import { Link } from "../../components/link";

interface GroupNavigationProps {
  /** From a loader, so that the list stays the same between renders. */
  contents: readonly { id: string; title: string }[];
}

/** The contents of a long section; a list of plain links that lights up where the reader is. */
export function GroupNavigation({ contents }: GroupNavigationProps) {
  const current = useSectionInView(contents);
  return (
    <nav aria-label="Groups of services">
      <ol className="services-nav">
        {contents.map(({ id, title }, index) => (
          <li key={id}>
            <Link to={{ hash: id }} aria-current={id === current ? "location" : undefined}>
              <svg width="36" height="18" aria-hidden="true">
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
