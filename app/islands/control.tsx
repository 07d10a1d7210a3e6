import { IslandIcon, type IslandIconName } from "./icon";

interface ControlProps {
  label: string;
  icon: IslandIconName;
  onClick: () => void;
}

/** An icon button in the header of a panel. */
export function Control({ label, icon, onClick }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // What its styles know it by.
      data-control={icon}
      onClick={onClick}
      className="grid size-11 flex-none cursor-pointer place-items-center text-muted hover:text-text"
    >
      <IslandIcon name={icon} />
    </button>
  );
}
