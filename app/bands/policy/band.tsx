import { MilestoneKey } from "../../components/milestone-key";
import { Section, SectionHead } from "../../components/section";
import { classNames } from "../../lib/class-names";
import type { BandProps } from "../component-of";
import { type PolicyTable, policyTable } from "./policy-table";

type Row = PolicyTable["rows"][number];

interface CellProps extends Pick<PolicyTable, "open" | "shut" | "closed"> {
  row: Row;
  column: number;
}

/** A bar where the policy allows a source; the dot of a milestone at the start of a row that allows none. */
function Cell({ row, column, open, shut, closed }: CellProps) {
  const isOpen = row.cells[column]?.isOpen;
  const isSill = row.isShut && column === 0;
  return (
    <td className="relative border-line border-l p-0">
      <span className="sr-only">{isSill ? closed : isOpen ? open : shut}</span>
      <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
        {isOpen && (
          <g transform="translate(0 -6)">
            <rect
              data-grow
              data-bar={row.isKey ? "critical" : ""}
              y="50%"
              width="100%"
              height="12"
              className={row.isKey ? "fill-mark" : "fill-text"}
            />
          </g>
        )}
        {isSill && <circle cy="50%" r="6" className="fill-milestone" />}
      </svg>
    </td>
  );
}

/** The policy as a chart: each cell is open or shut. */
export default function Policy({ section, site, ...words }: BandProps<"policy">) {
  const { heading, text, what, columns, note, rows, ...marks } = policyTable(
    words,
    site.imageHosts,
  );
  return (
    <Section {...section}>
      <SectionHead {...section} heading={heading} text={text} />
      <figure>
        <table className="w-full table-fixed text-left text-small">
          <caption className="sr-only">{heading}</caption>
          <thead>
            <tr className="border-text border-b align-bottom text-label text-muted">
              {/* Four of the twelve columns; the others share the rest equally. */}
              <td className="w-[40%] lg:w-[34.09%]">
                <span className="sr-only">{what}</span>
              </td>
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="pb-3 pl-1 font-regular max-sm:text-xs lg:pl-2"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.directive} className="border-line border-b">
                <th scope="row" className="py-3 pr-4 font-regular">
                  <span className={classNames("block font-medium", row.isKey && "text-accent")}>
                    {row.name}
                  </span>
                  <span className="block text-label text-muted">{row.text}</span>
                </th>
                {columns.map((column, index) => (
                  <Cell key={column} row={row} column={index} {...marks} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <figcaption className="mt-5 flex flex-wrap justify-between gap-x-8 gap-y-2 text-label text-muted">
          <MilestoneKey>{marks.closed}</MilestoneKey>
          {note}
        </figcaption>
      </figure>
    </Section>
  );
}
