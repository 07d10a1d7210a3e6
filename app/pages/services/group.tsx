import type { ReactNode } from "react";

interface GroupProps {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

/**
 * One part of the long section: heading, a sentence, and what belongs to it. No gap stands between
 * parts, so that the reader is always in one of them.
 */
export function Group({ id, title, text, children }: GroupProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="pb-part last:pb-0">
      <div
        data-reveal=""
        className="mb-8 grid items-end gap-x-8 gap-y-3 border-text border-t pt-5 md:grid-cols-[7fr_5fr]"
      >
        <h2 id={`${id}-heading`} className="display text-[clamp(1.75rem,1.3rem+1.5vw,2.5rem)]">
          {title}
        </h2>
        <p className="text-muted text-small">{text}</p>
      </div>
      {children}
    </section>
  );
}
