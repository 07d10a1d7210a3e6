import { useWords } from "../../lib/use-words";

/**
 * Plain links; on wide screens with bars that step right like a schedule. The bar of the section being
 * read is highlighted (browser/contents.ts).
 */
export function Contents({ sections }: { sections: readonly { id: string; heading: string }[] }) {
  return (
    <nav
      data-behavior="contents"
      aria-label={useWords().text.contents}
      className="self-start text-small lg:sticky lg:top-[calc(7rem+var(--ribbon,0px))]"
    >
      <ol>
        {sections.map(({ id, heading }, index) => (
          <li key={id} className="border-line border-t">
            <a
              href={`#${id}`}
              className="group flex gap-3 py-2 text-muted leading-tight hover:text-accent! aria-[current]:font-medium aria-[current]:text-text"
            >
              <svg
                aria-hidden="true"
                width="40"
                height="18"
                stroke="currentColor"
                strokeWidth="4"
                className="flex-none text-line-strong group-aria-[current]:text-mark max-lg:hidden"
              >
                <path d={`M${(index / sections.length) * 24} 9h16`} />
              </svg>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
