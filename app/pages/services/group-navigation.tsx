interface GroupNavigationProps {
  contents: readonly { id: string; title: string }[];
}

/** The contents of a long section; a list of plain links that lights up where the reader is. */
export function GroupNavigation({ contents }: GroupNavigationProps) {
  return (
    <nav data-behavior="contents" aria-label="Groups of services">
      <ol className="services-nav">
        {contents.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${id}`}>
              <svg aria-hidden="true">
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
