/** "November 15, 2026" or its year: the build date, until browser/today.ts updates it. */
export function Today({ show }: { show: "date" | "year" }) {
  return (
    <span data-today={show}>
      {show === "year" ? __BUILD_DATE__.match(/\d{4}/)?.[0] : __BUILD_DATE__}
    </span>
  );
}
