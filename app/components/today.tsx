/** "November 15, 2026" or its year: the day of the build, until the visitor's clock is asked. */
export function Today({ show }: { show: "date" | "year" }) {
  return (
    <span data-today={show}>
      {show === "year" ? __BUILD_DATE__.match(/\d{4}/)?.[0] : __BUILD_DATE__}
    </span>
  );
}
