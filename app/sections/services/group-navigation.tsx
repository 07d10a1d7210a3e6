import { useSectionInView } from "../../browser/section-in-view";
import { Link } from "../../components/link";

interface GroupNavigationProps {
  contents: readonly { id: string; title: string }[];
}

/** The contents of a long section; a list of plain links that lights up where the reader is. */
export function GroupNavigation({ contents }: GroupNavigationProps) {
  const current = useSectionInView(".services-part");
  return (
    <nav aria-label="Groups of services">
      <ol className="services-nav">
        {contents.map(({ id, title }, index) => (
          <li key={id}>
            <Link to={{ hash: id }} aria-current={id === current ? "location" : undefined}>
              <svg aria-hidden="true">
                <path d={`M${index * 2} 9h14`} />
              </svg>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
