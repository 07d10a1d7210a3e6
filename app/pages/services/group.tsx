import type { ReactNode } from "react";
import { Icon } from "../../components/icon";
import type { PhaseSpan } from "../../content/types";
import { PhaseBars } from "./phase-bar";

interface GroupProps {
  id: string;
  title: string;
  text: string;
  /** Of its services, for a group that has some. */
  spans?: readonly (PhaseSpan & { isAtRest: boolean })[];
  children: ReactNode;
}

/**
 * One part of the long section: heading, a sentence, and what belongs to it. On a phone it is folded,
 * with the bars of its services, or else the sentence, to say what is inside.
 */
export function Group({ id, title, text, spans, children }: GroupProps) {
  return (
    <section aria-labelledby={`${id}-heading`} className="relative print:pb-6 md:pb-part">
      <details className="fold">
        <summary data-reveal="">
          <h2 id={`${id}-heading`} className="display">
            {title}
          </h2>
          {spans && <PhaseBars spans={spans} />}
          <span className="text-muted text-small">{text}</span>
          <Icon name="plus" size={22} className="eased" />
        </summary>
        {/* Where hashes lead: inside, so that they unfold it, and at the top of the whole. */}
        <div id={id} className="absolute top-0" />
        {children}
      </details>
    </section>
  );
}
