import { Icon } from "../components/icon";
import type { IconName } from "../components/icon-drawings";

interface ControlProps {
  label: string;
  icon: IconName;
  onClick: () => void;
}

/** An icon in the panel's header that can be pressed. */
export function Control({ label, icon, onClick }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 flex-none cursor-pointer place-items-center text-muted hover:text-text"
    >
      <Icon name={icon} size={20} />
    </button>
  );
}
