import type { ServicesView } from "./view";

/**
 * The contents of a long section; a list of plain links that lights up where the reader is. On wide
 * screens it stays in view, and its bars step right like a schedule.
 */
export function GroupNavigation({ contents }: Pick<ServicesView, "contents">) {
  return (
    <nav data-behavior="contents" aria-label="Groups of services">
      <ol className="top-28 border-line text-small leading-tight max-lg:mb-16 max-lg:border-t lg:sticky">
        {contents.map(({ id, title }, index) => (
          <li key={id} className="border-line max-lg:border-b">
            <a
              href={`#${id}`}
              className="group flex gap-3 py-2 text-muted hover:text-accent! aria-[current]:font-medium aria-[current]:text-text max-lg:py-[0.8rem]"
            >
              <svg
                width={40}
                height={18}
                stroke="currentColor"
                strokeWidth={4}
                aria-hidden="true"
                className="flex-none text-line-strong group-aria-[current]:text-mark max-lg:hidden"
              >
                <path d={`M${index * 2} 9h14`} />
              </svg>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
