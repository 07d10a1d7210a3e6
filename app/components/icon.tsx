import { iconFrame } from "../lib/island-icons";
import type { IconName } from "./icon-drawings";

/** Decorative; without text beside it, the button or link around it needs an aria-label. */
export function Icon({
  name,
  size = 18,
  className,
}: {
  name: IconName;
  size?: number;
  className?: string | undefined;
}) {
  return (
    <svg width={size} height={size} {...iconFrame} aria-hidden="true" className={className}>
      <use href={`#icon-${name}`} />
    </svg>
  );
}
