import type { ReactNode } from "react";
import type { Track } from "./track";

function Entry({
  mark,
  children,
  ...size
}: {
  mark: ReactNode;
  children: ReactNode;
  width?: string;
}) {
  return (
    <li className="flex items-center gap-2.5">
      <svg aria-hidden="true" width="2em" height="1em" {...size} className="overflow-visible">
        {mark}
      </svg>
      <span>{children}</span>
    </li>
  );
}

/** The legend: what outline, ink, vermilion and brass mean. */
export function TrackKey({ finishKey }: Pick<Track, "finishKey">) {
  return (
    <ul className="track flex flex-wrap gap-x-7 gap-y-2 text-label text-muted">
      <Entry mark={<rect width="100%" height="100%" className="fill-page stroke-text" />}>
        As planned
      </Entry>
      <Entry mark={<rect width="100%" height="100%" className="fill-text" />}>As it happened</Entry>
      <Entry mark={<rect width="100%" height="100%" className="fill-mark" />}>Turning point</Entry>
      <Entry width="1em" mark={<circle cx="50%" cy="50%" r="0.5em" className="fill-milestone" />}>
        {finishKey}
      </Entry>
    </ul>
  );
}
