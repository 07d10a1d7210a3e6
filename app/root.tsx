import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
} from "react-router";
import hankenGrotesk from "../.generated/hanken-grotesk.woff2";
import newsreader from "../.generated/newsreader.woff2";
import type { Route } from "./+types/root";
import styles from "./app.css?inline";
import { iconSymbols } from "./components/icon-drawings";
import { notFoundMeta } from "./lib/page-title";
import { printBrand } from "./lib/print-brand";
import { ErrorPage } from "./sections/error-page";
import { MissingPage, NotFoundBand } from "./sections/missing-page";
import { Shell } from "./shell/shell";
import { site } from "./site";

/**
 * Stylesheet and icons travel inside the page: nothing blocks the first paint, and later pages need
 * no second copy. The browser keeps what the page brought, so its bundle does not carry them.
 */
const brought = import.meta.env.SSR
  ? { styles: styles + printBrand(), icons: iconSymbols() }
  : {
      styles: document.getElementById("styles")?.innerHTML ?? "",
      icons: document.getElementById("icons")?.innerHTML ?? "",
    };

export const links: Route.LinksFunction = () => [
  ...[newsreader, hankenGrotesk].map((href) => ({
    rel: "preload",
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
    href,
  })),
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/icons/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

/** For the fallback document; every page replaces it with its own. */
export const meta = notFoundMeta;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={site.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={site.themeColor} />
        <Meta />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet */}
        <style id="styles" dangerouslySetInnerHTML={{ __html: brought.styles }} />
        <Links />
      </head>
      <body>
        <svg
          id="icons"
          aria-hidden="true"
          className="hidden"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings
          dangerouslySetInnerHTML={{ __html: brought.icons }}
        />
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Also the document for every address that does not exist: it is saved as 404.html. */
export function HydrateFallback() {
  return (
    <Shell>
      <div data-fallback>
        <NotFoundBand />
      </div>
    </Shell>
  );
}

/** The last resort, when the shell itself has failed; and where a missing page ends while booting. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <Shell>
        <MissingPage />
      </Shell>
    );
  return (
    <main>
      <ErrorPage />
    </main>
  );
}
