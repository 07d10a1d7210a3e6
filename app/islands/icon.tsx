import { islandIcons } from "../lib/island-icons";

export type IslandIconName = keyof typeof islandIcons;

export function IslandIcon({ name }: { name: IslandIconName }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="flex-none"
    >
      <path d={islandIcons[name]} />
    </svg>
  );
}
