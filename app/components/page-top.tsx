import type { BandSection } from "../content/schema/band";
import { classNames } from "../lib/class-names";
import { Breadcrumbs } from "./breadcrumbs";
import { Icon } from "./icon";

interface PageTopProps extends Pick<BandSection, "level"> {
  /** Where the list is that the page is from, if there is one. */
  back?: { href: string | undefined; label: string | undefined; className?: string };
}

/** Above the heading of a page: its breadcrumbs, and the way back at their end. */
export function PageTop({ level, back }: PageTopProps) {
  if (level > 1) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
      <Breadcrumbs />
      {back?.href && (
        <a
          data-page-only=""
          href={back.href}
          className={classNames(
            "inline-flex items-center gap-2 py-1 text-small hover:text-accent",
            back.className,
          )}
        >
          <Icon name="arrow-left" size={16} />
          {back.label}
        </a>
      )}
    </div>
  );
}
