import type { ReactNode } from "react";
import { useWords } from "../lib/use-words";

function KeyItem({
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

interface TrackKeyProps {
  /** What the dot of a milestone means, where there is some. */
  finish: string | undefined;
  /** What the accent means, where there is some. */
  marked: string | undefined;
  /** What a dashed line means, where there is one. */
  limit?: string | undefined;
}

/** The legend: what outline, ink, accent and milestone mean. */
export function TrackKey({ finish, marked, limit }: TrackKeyProps) {
  const { planned, happened } = useWords().track;
  return (
    <ul className="track track-key flex flex-wrap gap-x-7 gap-y-2 text-label text-muted">
      <KeyItem mark={<rect width="100%" height="100%" className="fill-page stroke-text" />}>
        {planned}
      </KeyItem>
      <KeyItem mark={<rect width="100%" height="100%" className="fill-text" />}>{happened}</KeyItem>
      {marked && (
        <KeyItem mark={<rect width="100%" height="100%" className="fill-mark" />}>{marked}</KeyItem>
      )}
      {finish && (
        <KeyItem
          width="1em"
          mark={<circle cx="50%" cy="50%" r="0.5em" className="fill-milestone" />}
        >
          {finish}
        </KeyItem>
      )}
      {limit && (
        <KeyItem
          width="0.5em"
          mark={<line x1="1" x2="1" y2="100%" strokeDasharray="3 2" className="stroke-text" />}
        >
          {limit}
        </KeyItem>
      )}
    </ul>
  );
}
