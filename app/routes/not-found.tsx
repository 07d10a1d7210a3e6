import { useEffect } from "react";
import { useLocation } from "react-router";
import { notFoundMeta } from "../lib/page-meta";
import { NotFound } from "../sections/not-found";

export const meta = notFoundMeta;

export default function NotFoundRoute() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error(`Page not found: ${pathname}`);
  }, [pathname]);
  return <NotFound />;
}
