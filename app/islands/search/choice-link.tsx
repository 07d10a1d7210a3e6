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

/** A true link, for every way in which a browser can open one. */
export function ChoiceLink({ id, choice, isActive, onPoint, onFollow }: ChoiceLinkProps) {
  const { href, title, text, matched } = choice;
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={address(href)}
      // Not as it enters: a list that changes under a resting pointer chooses nothing.
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
