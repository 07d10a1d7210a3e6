import type { GanttVisualization } from "../content/types";
import { classNames } from "../lib/class-names";
import { useSite, useWords } from "../lib/use-words";
import { filled } from "../text/filled";
import { ganttRow } from "./class-lists";
import { type FigureFormat, figureFormat } from "./figures";
import { Frame, type VisualizationProps } from "./frame";
import { Grid, Units } from "./gantt-axis";
import { ganttGeometry } from "./gantt-geometry";
import { Milestone, Work } from "./gantt-marks";
import { Milestones } from "./gantt-milestones";

type Words = ReturnType<typeof useWords>["charts"];

function Legend({ words }: { words: Words }) {
  return (
    <ul className="mb-3 flex flex-wrap gap-x-6 gap-y-1.5 text-label text-muted [&>li]:flex [&>li]:items-center [&>li]:gap-2">
      {[true, false].map((critical) => (
        <li key={String(critical)}>
          <span className="relative h-5 w-5.5">
            <Work x="0%" width="100%" critical={critical} links={[]} />
          </span>
          {critical ? words.critical : words.otherWork}
        </li>
      ))}
      <li>
        <svg width="18" height="18" aria-hidden="true">
          <Milestone x="50%" />
        </svg>
        {words.milestone}
      </li>
    </ul>
  );
}

function ganttData(
  { unit, bars, milestones }: GanttVisualization,
  words: Words,
  inWords: FigureFormat,
) {
  const units = words.units[unit].name;
  return {
    columns: [words.item, words.role, filled(words.start, { units }), filled(words.end, { units })],
    rows: [
      ...bars.map(({ name, start, end, critical }) => [
        name,
        critical ? words.critical : words.work,
        inWords(start),
        inWords(end),
      ]),
      ...milestones.map(({ name, at }) => [name, words.milestone, inWords(at), inWords(at)]),
    ],
  };
}

/** A Gantt chart. Names are beside their bars, or above them where it is narrow. */
export function Gantt({ content, level }: VisualizationProps<GanttVisualization>) {
  const { ticks, rows, milestones } = ganttGeometry(content);
  const words = useWords().charts;
  const inWords = figureFormat(undefined, useSite());
  const { letter, inFront } = words.units[content.unit];
  return (
    <Frame
      content={content}
      level={level}
      data={ganttData(content, words, inWords)}
      hasFigures
      words="above"
      isFixedOnPaper
    >
      <Legend words={words} />
      <Units ticks={ticks} unit={letter} />
      <div className="relative">
        <Grid ticks={ticks} />
        <ul className="relative border-line border-b py-2 text-label has-[rect:hover]:*:not-has-[rect:hover]:opacity-35 @figure:text-small">
          {rows.map(({ name, span: { start, end, ...place }, ...bar }) => (
            <li key={name} className={classNames(ganttRow, "group/row")}>
              <span className="pt-1 print:py-2.5 leading-[1.3] @figure:py-1.5">
                <span className="bg-raised pr-1.5">{name}</span>
              </span>
              <span className="relative min-h-5">
                <Work
                  {...bar}
                  span={{
                    text: filled(words.span, {
                      units: inFront,
                      start: inWords(start),
                      end: inWords(end),
                    }),
                    ...place,
                  }}
                  grows
                />
              </span>
            </li>
          ))}
        </ul>
        <Milestones milestones={milestones} />
      </div>
    </Frame>
  );
}
