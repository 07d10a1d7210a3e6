interface TitledTextProps {
  title: string;
  text: string;
  /** Of the title: one below the heading that it stands under. */
  level?: 3 | 4;
}

/** A short text under its title; the list around it decides how several stand. */
export function TitledText({ title, text, level = 3 }: TitledTextProps) {
  const Title = `h${level}` as const;
  return (
    <>
      <Title className="display mb-2 text-title-4">{title}</Title>
      <p className="text-muted text-small">{text}</p>
    </>
  );
}
