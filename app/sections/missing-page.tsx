import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from "react";
import { useLocation } from "react-router";
import { FinishedHtml } from "../components/finished-html";
import { moduleOf } from "../lib/recover-navigation";
import { NotFound } from "./not-found";

/**
 * Every page carries this file and hardly anyone needs that part, so it stands with the route of
 * unknown paths. Asked for by name, which costs a page less than Vite's way. If lost, so be it.
 */
const NearestPages = lazy<ComponentType<{ pathname: string }>>(() =>
  import(/* @vite-ignore */ moduleOf("*") ?? "")
    .then(({ handle }) => ({ default: handle.NearestPages }))
    .catch(() => ({ default: () => null })),
);

/** The text stands in 404.html, without which no one comes here (lib/recover-navigation.ts). */
export function NotFoundBand({ children }: { children?: ReactNode }) {
  return (
    <div className="wrap min-h-[70svh] py-[clamp(3.5rem,7vw,6rem)]">
      <FinishedHtml name="not-found">{import.meta.env.SSR ? <NotFound /> : undefined}</FinishedHtml>
      {children}
    </div>
  );
}

/** The same, with the pages near the path; which goes to the console, as the specification asks. */
export function MissingPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error(`Page not found: ${pathname}`);
  }, [pathname]);
  return (
    <NotFoundBand>
      <Suspense>
        <NearestPages pathname={pathname} />
      </Suspense>
    </NotFoundBand>
  );
}
