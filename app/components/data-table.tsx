import type { ReactNode } from "react";

interface DataTableProps {
  caption: string;
  columns: readonly string[];
  /** The first cell of each row names the row. */
  rows: readonly (readonly ReactNode[])[];
}

/** A table that scrolls inside its own box on narrow screens, by keyboard too. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className="overflow-x-auto" aria-label={caption} tabIndex={0}>
      <table className="w-full min-w-xl border-collapse text-left text-small even-figures">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-text border-b">
            {columns.map((column) => (
              <th key={column} scope="col" className="py-3 pr-6 font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a static table never move
            <tr key={index} className="border-line border-b align-top">
              <th scope="row" className="py-3.5 pr-6 font-medium">
                {name}
              </th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <td key={column} className="py-3.5 pr-6 text-muted">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
