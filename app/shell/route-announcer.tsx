import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { focusOn } from "../browser/focus";

/** What the visitor was last told of; outside the component, which an error page replaces. */
let told: { pathname: string; hash: string } | undefined;

/**
 * After a navigation inside the site: puts the focus where the reader now is, on the target of a hash
 * or the page's heading, and tells screen readers the new title, as a full page load would.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState("");

  useEffect(() => {
    const before = told;
    told = { pathname, hash };
    if (!before || (before.pathname === pathname && before.hash === hash)) return;

    if (before.pathname !== pathname) setTitle(document.title);
    focusOn(document.getElementById(hash.slice(1)) ?? document.querySelector("h1"));
  }, [pathname, hash]);

  return (
    <div role="status" aria-live="polite" className="sr-only">
      {title}
    </div>
  );
}
