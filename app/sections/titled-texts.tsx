import { clsx } from "clsx";

interface TitledTextsProps {
  items: readonly { title: string; text: string }[];
}

/** Short texts under titles, between hairlines; four of them share one row, others stand in threes. */
export function TitledTexts({ items }: TitledTextsProps) {
  return (
    <ul
      className={clsx(
        "grid gap-x-10 sm:grid-cols-2",
        items.length === 4 ? "lg:grid-cols-4" : "lg:grid-cols-3",
      )}
    >
      {items.map(({ title, text }) => (
        <li key={title} className="border-line border-t py-6">
          <h3 className="display mb-2 text-title-4">{title}</h3>
          <p className="text-muted text-small">{text}</p>
        </li>
      ))}
    </ul>
  );
}
