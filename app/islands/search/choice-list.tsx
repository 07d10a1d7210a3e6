import { type MouseEvent, useEffect } from "react";
import { ChoiceLink } from "./choice-link";
import type { ChoiceGroup } from "./choices";

export const listId = "search-choices";
export const choiceId = (place: number) => `${listId}-${place}`;

interface ChoiceListProps {
  label: string;
  groups: readonly ChoiceGroup[];
  active: number;
  onPoint: (place: number) => void;
  onFollow: (event: MouseEvent) => void;
}

/** Groups of links, one of them active while the focus stays in the input. */
export function ChoiceList({ label, groups, active, onPoint, onFollow }: ChoiceListProps) {
  useEffect(() => {
    document.getElementById(choiceId(active))?.scrollIntoView({ block: "nearest" });
  }, [active]);

  let place = 0;
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      // Keeps the focus in the input.
      onMouseDown={(event) => event.preventDefault()}
      className="min-h-0 grow overflow-y-auto overscroll-contain pb-6 [mask-image:linear-gradient(black_calc(100%-1.5rem),transparent)]"
    >
      {groups.map((group, at) => {
        const labelId = `${listId}-group-${at}`;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a list of options has no room for a fieldset
          <div key={group.label} role="group" aria-labelledby={labelId}>
            <div id={labelId} className="px-5 pt-5 pb-0.5 font-medium text-accent text-label">
              {group.label}
            </div>
            {group.choices.map((choice) => {
              const own = place++;
              return (
                <ChoiceLink
                  key={choice.href}
                  id={choiceId(own)}
                  choice={choice}
                  isActive={own === active}
                  onPoint={() => onPoint(own)}
                  onFollow={onFollow}
                />
              );
            })}
          </div>
        );
      })}
    </div>
  );
}
