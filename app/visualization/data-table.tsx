export interface Data {
  columns: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly (readonly string[])[];
}

export function DataTable({ title, data: { columns, rows } }: { title: string; data: Data }) {
  // Two columns fit a phone.
  const isWide = columns.length > 2;
  const table = (
    <table
      tabIndex={isWide ? 0 : undefined}
      className="mt-3 w-full text-left text-label even-figures"
    >
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="border-text border-b align-bottom">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 pr-3 font-medium">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name} className="border-line border-b align-top">
            <th scope="row" className="py-2 pr-3 font-medium">
              {name}
            </th>
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells of a static table never move
              <td key={column} className="py-2 pr-3 text-muted">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return isWide ? <div className="scrolls">{table}</div> : table;
}
