import { classNames } from "../../lib/class-names";

interface TitledTextsProps {
  items: readonly { title: string; text: string }[];
  /** An ordered list for steps. */
  as?: "ul" | "ol";
  /** Of the titles: one below the heading that they stand under. */
  level?: 3 | 4;
  className?: string;
}

/** Short texts under titles, between hairlines; four of them share one row, others stand in threes. */
export function TitledTexts({ items, as: List = "ul", level = 3, className }: TitledTextsProps) {
  const Title = `h${level}` as const;
  return (
    <List
      className={classNames(
        "grid gap-x-10 sm:grid-cols-2",
        items.length === 4 ? "lg:grid-cols-4" : "lg:grid-cols-3",
        className,
      )}
    >
      {items.map(({ title, text }) => (
        <li key={title} className="border-line border-t py-6">
          <Title className="display mb-2 text-title-4">{title}</Title>
          <p className="text-muted text-small">{text}</p>
        </li>
      ))}
    </List>
  );
}
