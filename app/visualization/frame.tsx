import type { ReactNode } from "react";
import { Icon } from "../components/icon";
import type { Visualization } from "../content/types";
import { classNames } from "../lib/class-names";
import { useWords } from "../lib/use-words";
import { type Data, DataTable } from "./data-table";

/** Props that every kind of visualization takes. */
export interface VisualizationProps<Content> {
  content: Content;
  /** Heading level of the title: one below that of its section. */
  level: 2 | 3;
}

interface FrameProps extends VisualizationProps<Pick<Visualization, "title" | "summary">> {
  /** The same data as a table. */
  data: Data;
  /** Shows the note that its numbers are illustrative. */
  hasFigures?: boolean;
  /** At full page width: text "beside" a chart that would look too flat, "above" one that fills it. */
  words: "beside" | "above";
  /** Has its own print layout, without container queries. */
  isFixedOnPaper?: boolean;
  children: ReactNode;
}

const besideDrawing =
  "@spread:grid @spread:grid-cols-[19rem_1fr] @spread:grid-rows-[auto_1fr] @spread:gap-x-14";
const drawingBeside = "@spread:col-start-2 @spread:row-span-2 @spread:row-start-1";
const aboveDrawing =
  "@spread:mb-10 @spread:grid @spread:grid-cols-[1fr_calc((100%-5.25rem)/3)] @spread:items-end @spread:gap-x-7";

/** Title, a one-sentence summary, the visualization, and its data as a table. */
export function Frame({
  content,
  level,
  data,
  hasFigures,
  words,
  isFixedOnPaper,
  children,
}: FrameProps) {
  const { title, summary } = content;
  const labels = useWords().charts;
  const Heading = `h${level}` as const;
  return (
    <figure
      data-sample
      className={classNames(
        "flex break-inside-avoid flex-col rounded-card border border-line bg-raised p-4 sm:px-7 sm:pt-7 sm:pb-5",
        words === "beside" && besideDrawing,
      )}
    >
      <figcaption className={classNames("mb-5 sm:mb-6", words === "above" && aboveDrawing)}>
        <Heading className="display text-title-4 leading-[1.15]! @spread:text-title-3">
          {title}
        </Heading>
        <p className="mt-2 max-w-prose text-balance text-muted text-small">{summary}</p>
      </figcaption>
      {/* A container, because the layout inside depends on this width and not on the screen. */}
      <div
        className={classNames(
          "@container",
          isFixedOnPaper && "print:[container-type:normal]",
          words === "beside" && drawingBeside,
        )}
      >
        {children}
      </div>
      <div className="mt-auto pt-4">
        {/* Floats, so that the <summary> wraps around it when text is large. */}
        {hasFigures && (
          <p className="float-right print:float-none pt-3.5 print:pt-0 print:text-right text-label text-muted">
            {labels.sample}
          </p>
        )}
        <details className="group print:hidden border-line border-t pt-3.5">
          <summary className="flex w-fit cursor-pointer list-none items-center gap-1.5 font-medium text-label hover:text-accent [&::-webkit-details-marker]:hidden">
            <Icon name="plus" size={16} className="eased group-open:rotate-45" />
            {hasFigures ? labels.data : labels.table}
            <span className="sr-only">: {title}</span>
          </summary>
          <DataTable title={title} data={data} />
        </details>
      </div>
    </figure>
  );
}
