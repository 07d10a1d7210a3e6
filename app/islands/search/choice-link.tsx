import type { MouseEvent } from "react";
import { address } from "../../lib/address";
import type { Choice } from "./choices";
import { Marked } from "./marked";

interface ChoiceLinkProps {
  id: string;
  choice: Choice;
  isActive: boolean;
  onPoint: () => void;
  onFollow: (event: MouseEvent) => void;
}

/** A real link, so that it can be opened in a new tab, copied and so on. */
export function ChoiceLink({ id, choice, isActive, onPoint, onFollow }: ChoiceLinkProps) {
  const { href, hreflang, title, text, matched } = choice;
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={address(href)}
      hrefLang={hreflang}
      // Not on enter, which also fires when the list changes under a resting pointer.
      onPointerMove={isActive ? undefined : onPoint}
      onClick={onFollow}
      className="search-choice block py-2.5"
    >
      <span className="block font-medium">
        <Marked text={title} matched={matched} />
      </span>
      <span className="line-clamp-2 text-muted text-small">
        <Marked text={text} matched={matched} />
      </span>
    </a>
  );
}
