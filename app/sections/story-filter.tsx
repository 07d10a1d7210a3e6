import { Link } from "../components/link";

export interface IndustryChoice {
  /** As it stands in the query; empty for all. */
  id: string;
  name: string;
  to: string;
  count: number;
}

interface StoryFilterProps {
  choices: readonly IndustryChoice[];
  chosen: IndustryChoice | undefined;
}

/** Each choice is an address, so Back, bookmarks and new tabs work; without script all are shown. */
export function StoryFilter({ choices, chosen }: StoryFilterProps) {
  return (
    <div className="mb-8 noscript:hidden">
      <nav aria-label="Filter by industry" className="border-line border-b pb-4">
        <ul className="flex flex-wrap gap-x-6">
          {choices.map((choice) => (
            <li key={choice.id}>
              <Link
                to={choice.to}
                prefetch="none"
                preventScrollReset
                aria-current={choice === chosen ? "true" : undefined}
                className="inline-block py-2 text-small decoration-2 underline-offset-8 hover:text-accent aria-[current]:text-accent aria-[current]:underline"
              >
                {choice.name} <span className="text-label text-muted">{choice.count}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p role="status" className="mt-4 text-muted text-small">
        {chosen?.count} case {chosen?.count === 1 ? "study" : "studies"}
        {chosen?.id && ` in ${chosen.name}`}
      </p>
    </div>
  );
}
