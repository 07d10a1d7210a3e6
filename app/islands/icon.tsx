import { iconFrame, islandIcons } from "../lib/island-icons";

export type IslandIconName = keyof typeof islandIcons;

export function IslandIcon({ name }: { name: IslandIconName }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      {...iconFrame}
      aria-hidden="true"
      className="flex-none"
    >
      <path d={islandIcons[name]} />
    </svg>
  );
}
