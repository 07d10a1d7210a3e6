import { address } from "../../lib/address";
import { IslandIcon } from "../icon";
import type { ChatLink } from "./state";

interface PageLinksProps {
  links: readonly ChatLink[];
  label: string;
  /** Already read out, when they were those of the last answer. */
  isRead?: boolean;
}

export function PageLinks({ links, label, isRead }: PageLinksProps) {
  return (
    <ul
      aria-label={label}
      data-links={isRead ? undefined : ""}
      aria-live={isRead ? "off" : undefined}
      className="flex flex-wrap gap-1.5"
    >
      {links.map(({ label, href, hreflang }) => (
        <li key={href}>
          <a
            href={address(href)}
            hrefLang={hreflang}
            className="chip flex min-h-7 items-center gap-1.5 py-0.5 pr-1 pl-2 font-medium text-label"
          >
            {label}
            <IslandIcon name="arrow-right" />
          </a>
        </li>
      ))}
    </ul>
  );
}
