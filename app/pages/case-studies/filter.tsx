export interface IndustryChoice {
  /** As it stands in the query; empty for all. */
  id: string;
  name: string;
  to: string;
  count: number;
}

const statusOf = ({ id, name, count }: IndustryChoice) =>
  `${count} case ${count === 1 ? "study" : "studies"}${id && ` in ${name}`}`;

/**
 * Each choice is an address, so Back, bookmarks and new tabs work (browser/before-paint/story-filter.ts);
 * without script all are shown, and no filter.
 */
export function StoryFilter({ choices }: { choices: readonly IndustryChoice[] }) {
  const [all] = choices;
  return (
    <div data-filter className="mb-8 noscript:hidden">
      <nav aria-label="Filter by industry" className="border-line border-b pb-4">
        <ul className="flex flex-wrap gap-x-6">
          {choices.map((choice) => (
            <li key={choice.id}>
              <a
                href={choice.to}
                data-industry={choice.id}
                data-status={statusOf(choice)}
                aria-current={choice === all ? "true" : undefined}
                className="inline-block py-2 text-small decoration-2 underline-offset-8 hover:text-accent aria-[current]:text-accent aria-[current]:underline"
              >
                {choice.name} <span className="text-label text-muted">{choice.count}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p role="status" className="mt-4 text-muted text-small">
        {all && statusOf(all)}
      </p>
    </div>
  );
}
