import type { ReactNode } from "react";

/** What the dot of a milestone means. */
export function MilestoneKey({ children }: { children: ReactNode }) {
  return (
    <span className="flex items-center gap-2 text-label text-muted">
      <svg aria-hidden="true" width="12" height="12" className="flex-none">
        <circle cx="6" cy="6" r="6" className="fill-milestone" />
      </svg>
      {children}
    </span>
  );
}
