interface TitledTextProps {
  title: string;
  text: string;
  /** Heading level of the title: one below that of its section. */
  level?: 3 | 4;
}

/** A short text under its title; the list around it sets the layout. */
export function TitledText({ title, text, level = 3 }: TitledTextProps) {
  const Title = `h${level}` as const;
  return (
    <>
      <Title className="display mb-1.5 text-title-4">{title}</Title>
      <p className="max-w-prose text-muted text-small">{text}</p>
    </>
  );
}
