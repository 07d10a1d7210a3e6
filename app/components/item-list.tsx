import { Markdown } from "./markdown";

/**
 * Short items between hairlines, numbered 01, 02 … for lists whose items readers refer to by number,
 * such as results, obstacles and things to bring. Use PlainList for everything else.
 */
export function NumberedList({
  items,
  isMarkdown,
  className,
}: {
  items: readonly string[];
  isMarkdown?: boolean;
  className?: string;
}) {
  return (
    <ol className={className}>
      {items.map((item, index) => (
        <li
          key={item}
          className="grid grid-cols-[2.2rem_1fr] items-baseline border-line border-t py-4"
        >
          <span
            aria-hidden="true"
            className="font-strong font-text text-accent text-label tracking-[0] even-figures"
          >
            {String(index + 1).padStart(2, "0")}
          </span>
          {isMarkdown ? (
            <div className="max-w-prose space-y-2">
              <Markdown>{item}</Markdown>
            </div>
          ) : (
            item
          )}
        </li>
      ))}
    </ol>
  );
}

/** Short items between hairlines. */
export function PlainList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item} className="border-line border-t py-3.5">
          {item}
        </li>
      ))}
    </ul>
  );
}
