import { longDate } from "../lib/long-date";
import { useSite } from "../lib/use-words";

/** "November 15, 2026" or its year: the build date, until browser/today.ts updates it. */
export function Today({ show }: { show: "date" | "year" }) {
  const { language } = useSite();
  const built = new Date(__BUILD_DATE__);
  return (
    <span data-today={show} className={show === "date" ? "whitespace-nowrap" : undefined}>
      {show === "year" ? built.getFullYear() : longDate(built, language)}
    </span>
  );
}
