import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * After a navigation inside the site: puts the focus on the new page's heading and tells screen
 * readers the new title, as the browser would do after a full page load.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState("");
  const shownPath = useRef(pathname);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;

    setTitle(document.title);
    const heading = document.querySelector<HTMLElement>("h1");
    heading?.setAttribute("tabindex", "-1");
    // Scrolling is the router's business: it may be restoring a place or going to a hash.
    heading?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div role="status" aria-live="polite" className="sr-only">
      {title}
    </div>
  );
}
