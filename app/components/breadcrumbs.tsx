import { useLocation } from "react-router";
import { breadcrumbTrail } from "../lib/breadcrumb-trail";
import { useContent } from "../lib/use-words";

export function Breadcrumbs() {
  const content = useContent();
  const { pathname } = useLocation();
  const trail = breadcrumbTrail(content, pathname);
  // The first page of all has no way back.
  if (trail.length < 2) return null;
  return (
    <nav aria-label={content.words.header.breadcrumb} className="content-center md:min-h-7.75">
      <ol className="flex flex-wrap gap-x-2.5 gap-y-1 text-muted text-small">
        {trail.map(({ label, href }, index) => (
          <li key={href} className="flex gap-x-2.5">
            {index < trail.length - 1 ? (
              <>
                <a href={href} className="underline-offset-4 hover:text-accent hover:underline">
                  {label}
                </a>
                <span aria-hidden="true">/</span>
              </>
            ) : (
              <span aria-current="page" className="font-medium text-text">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
