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
    <nav aria-labelledby="nearest-heading" className="mt-head">
      <h2 id="nearest-heading" className="mb-4 font-medium text-label text-muted">
        Perhaps you meant
      </h2>
      <ul className="grid gap-x-8 border-line max-md:border-b md:grid-cols-3">
        {pages.map(({ path, title }) => (
          <li key={path} className="border-line border-t">
            <Link to={path} className="group block py-5">
              <span className="display block text-title-3 leading-tight! group-hover:text-accent">
                {title}
              </span>
              <span className="wrap-anywhere mt-2 block text-muted text-small">{path}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
