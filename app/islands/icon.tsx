/** Icons for islands: the symbols in a page are only those that the page itself uses. */
const drawings = {
  "arrow-right": "M5 12h14M13 18l6-6M13 6l6 6",
  close: "M18 6 6 18M6 6l12 12",
  minus: "M5 12h14",
  plus: "M12 5v14M5 12h14",
  search: "M3 10a7 7 0 1 0 14 0 7 7 0 1 0-14 0M21 21l-6-6",
} as const;

export type IslandIconName = keyof typeof drawings;

export function IslandIcon({ name, size = 20 }: { name: IslandIconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="flex-none"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
