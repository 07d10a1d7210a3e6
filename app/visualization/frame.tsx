import type { ReactNode } from "react";
import { Icon } from "../components/icon";
import { classNames } from "../lib/class-names";
import type { Drawing } from "./drawing";

function DataTable({ title, data: { columns, rows } }: Pick<Drawing, "title" | "data">) {
  return (
    <table className="mt-3 w-full text-left text-label even-figures">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="border-text border-b align-bottom">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 pr-3 font-medium last:pr-0">
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
              <td key={column} className="py-2 pr-3 text-muted last:pr-0">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** On a spread, a chart has its words at its left: it would only grow flat. */
const besideDrawing =
  "@spread:grid @spread:grid-cols-[19rem_1fr] @spread:grid-rows-[auto_1fr] @spread:gap-x-14 @spread:[&>:nth-child(2)]:col-start-2 @spread:[&>:nth-child(2)]:row-span-2 @spread:[&>:nth-child(2)]:row-start-1";
/** What has steps, rows or layers takes the full width, its words side by side above it. */
const aboveDrawing =
  "@spread:mb-10 @spread:grid @spread:grid-cols-[7fr_5fr] @spread:items-end @spread:gap-x-14";

interface FrameProps extends Pick<Drawing, "kind" | "title" | "summary" | "data"> {
  level: 2 | 3;
  children: ReactNode;
}

/** Title, what it shows in a sentence, the drawing, and its data for those who want the numbers. */
export function Frame({ kind, title, summary, data, level, children }: FrameProps) {
  const Heading = `h${level}` as const;
  const hasFigures = kind === "chart" || kind === "gantt";
  return (
    <figure
      data-sample
      className={classNames(
        "flex break-inside-avoid flex-col rounded-card border border-line bg-raised p-4 sm:px-7 sm:pt-7 sm:pb-5",
        kind === "chart" && besideDrawing,
      )}
    >
      <figcaption className={classNames("mb-6", kind !== "chart" && aboveDrawing)}>
        <Heading className="display text-title-4 leading-[1.15]! @spread:text-title-3">
          {title}
        </Heading>
        <p className="mt-2 max-w-prose text-balance text-muted text-small">{summary}</p>
      </figcaption>
      {/* A box of its own: what is inside asks how wide this is, not how wide the screen is. */}
      <div className="@container">{children}</div>
      <div className="relative mt-auto pt-6">
        {hasFigures && (
          <p className="absolute right-0 print:static pt-3.5 print:pt-0 print:text-right text-label text-muted">
            Illustrative figures
          </p>
        )}
        <details className="group print:hidden border-line border-t pt-3.5">
          <summary className="flex w-fit cursor-pointer list-none items-center gap-1.5 font-medium text-label hover:text-accent [&::-webkit-details-marker]:hidden">
            <Icon name="plus" size={16} className="text-accent eased group-open:rotate-45" />
            {hasFigures ? "Show the data" : "Show as a table"}
            <span className="sr-only">: {title}</span>
          </summary>
          <DataTable title={title} data={data} />
        </details>
      </div>
    </figure>
  );
}
