import { classNames } from "../lib/class-names";

/** Short items between hairlines, numbered 01, 02 … in two columns where there is room. */
export function NumberedList({
  items,
  columns = 2,
  className,
}: {
  items: readonly string[];
  columns?: 1 | 2;
  className?: string;
}) {
  return (
    <ol
      className={classNames(
        "grid gap-x-10",
        columns === 2 && "*:text-balance md:grid-cols-2",
        className,
      )}
    >
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
          {item}
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
