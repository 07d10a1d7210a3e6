import type { ReactNode } from "react";
import { Icon } from "../../components/icon";
import type { PhaseSpan } from "../../content/types";
import { classNames } from "../../lib/class-names";
import { PhaseBars } from "./phase-bar";

interface GroupProps {
  id: string;
  title: string;
  text: string;
  /** The bars of its services, if the group has any. */
  spans?: readonly (PhaseSpan & { isAtRest: boolean })[];
  className?: string;
  children: ReactNode;
}

/**
 * One part of the long section: heading, a sentence and its content. On a phone it is collapsed and
 * shows the bars of its services, or the sentence if it has none, as a preview.
 */
export function Group({ id, title, text, spans, className, children }: GroupProps) {
  return (
    <section aria-labelledby={`${id}-heading`} className="relative">
      <details className={classNames("open-if-wide fold", className)}>
        <summary data-reveal="">
          <h2 id={`${id}-heading`} className="display">
            {title}
          </h2>
          {spans && <PhaseBars spans={spans} />}
          <span className="text-muted text-small">{text}</span>
          <Icon name="plus" size={22} className="eased" />
        </summary>
        {/* Inside <details>, so that a hash link opens it, but positioned at the top of the section. */}
        <div id={id} className="absolute top-0" />
        {children}
      </details>
    </section>
  );
}
