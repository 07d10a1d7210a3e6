import { classNames } from "../lib/class-names";

/** Short items between hairlines, numbered 01, 02 … in two columns where there is room. */
export function NumberedList({
  items,
  columns = 2,
}: {
  items: readonly string[];
  columns?: 1 | 2;
}) {
  return (
    <ol className={classNames("grid gap-x-10", columns === 2 && "*:text-balance md:grid-cols-2")}>
      {items.map((item, index) => (
        <li key={item} className="grid grid-cols-[2.2rem_1fr] border-line border-t py-4">
          <span
            aria-hidden="true"
            className="pt-0.5 font-strong text-accent text-label tabular-nums"
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
