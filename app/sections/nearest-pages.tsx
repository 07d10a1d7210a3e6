import { useEffect, useState } from "react";
import { Link } from "../components/link";
import { type ListedPage, nearestPages } from "../lib/nearest-pages";

/** What the visitor may have meant. Shows nothing when the list of pages cannot be had. */
export function NearestPages({ pathname }: { pathname: string }) {
  const [pages, setPages] = useState<readonly ListedPage[]>([]);

  useEffect(() => {
    const controller = new AbortController();
    fetch("/pages.json", { signal: controller.signal })
      .then((response) => response.json())
      .then((all: ListedPage[]) => setPages(nearestPages(pathname, all)))
      .catch(() => setPages([]));
    return () => controller.abort();
  }, [pathname]);

  if (!pages.length) return null;
  return (
    <nav
      aria-labelledby="nearest-heading"
      className="mt-head grid gap-x-12 gap-y-2 border-line border-t pt-5 lg:grid-cols-[3fr_9fr]"
    >
      <h2 id="nearest-heading" className="pt-1.5 text-muted">
        Perhaps you meant
      </h2>
      <ul className="grid gap-x-12 md:grid-cols-3">
        {pages.map(({ path, title }) => (
          <li key={path}>
            <Link to={path} className="group block py-2">
              <span className="display block text-title-3 group-hover:text-accent">{title}</span>
              <span className="wrap-anywhere mt-1 block text-muted text-small">{path}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
