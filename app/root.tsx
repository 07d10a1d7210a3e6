import { type ReactNode, use } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, useMatches } from "react-router";
import chosenDate from "../.generated/date.js?raw";
import chosenScheme from "../.generated/scheme.js?raw";
import type { Route } from "./+types/root";
import styles from "./app.css?inline";
import { iconSymbols } from "./components/icon-drawings";
import { InlineScript } from "./components/inline-script";
import type { Content } from "./content/assemble";
import { content, contents } from "./content/content";
import { contentContext } from "./lib/content-context";
import type { DocumentHandle } from "./lib/document-handle";
import { isAddressIn } from "./lib/editions";
import { errorHead } from "./lib/error-head";
import { typefacesIn } from "./lib/typefaces-in";
import { useContent } from "./lib/use-words";
import { NotFound } from "./pages/not-found/not-found";
import { ErrorPage } from "./pages/server-error/error-page";
import { ScriptAddress } from "./script-address";
import { printBrand } from "./shell/print-brand";
import { Shell } from "./shell/shell";

/** The font files that styles load: one or two for each typeface. */
const fontsOf = (css: string) =>
  [...css.matchAll(/url\("?([^")]+\.woff2)/g)].map(([, file = ""]) => file);

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/icons/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
];

/** Here the content comes in, in the language of the address: loaders get it from the context, components by useContent(). */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context, url }) => {
    const own = contents.findLast(({ site }) => isAddressIn(site, url.pathname));
    context.set(contentContext, own ?? content);
  },
];

/** For unknown URLs in development; every page overrides it. */
export const meta = () => errorHead(content.words.errors.notFound, content.site);

/** Vite's client, which reloads a changed page, and the HMR runtime that islands need in development. */
function DevelopmentScripts() {
  const scripts = ["/@vite/client", "/@id/__x00__virtual:react-router/inject-hmr-runtime"];
  return scripts.map((src) => <script key={src} type="module" src={src} />);
}

/**
 * Loads the page's script after the first paint, so that it delays nothing on screen and does not run in a
 * background tab. Firefox reports no paint when Back restores the scroll position, so the script is also
 * imported a second after `load`; importing it twice has no effect. It is told what was tapped meanwhile.
 */
function afterFirstPaint(script: string): string {
  return `onclick=e=>{tapped=e.target};{const load=()=>import("${script}").catch(()=>{});addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(load,1e3)));new PerformanceObserver(load).observe({type:"paint",buffered:true})}`;
}

/** The scheme and the date that were chosen, before the first paint, and the page's script after it. */
const inlineCode = (script: string, { planBack }: Content) =>
  chosenScheme + (planBack ? chosenDate : "") + afterFirstPaint(script);

/**
 * The document of every page: complete HTML that includes its styles and icons, and one script. The build
 * removes the styles and icons that a page does not use (scripts/finish-page.ts).
 */
export function Layout({ children }: { children: ReactNode }) {
  const content = useContent();
  const { site, palette } = content;
  const script = use(ScriptAddress);
  const folder = site.edition.folder.slice(1);
  const ownStyles = typefacesIn(folder, styles);
  const handles = useMatches().map(({ handle }) => handle as DocumentHandle | undefined);
  return (
    <html lang={site.language} data-folder={(folder && `${folder}/`) || undefined}>
      <head>
        <meta charSet="utf-8" />
        {handles.map((handle) =>
          handle?.headScript ? (
            <InlineScript key={handle.headScript} code={handle.headScript} />
          ) : null,
        )}
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme:dark)" content={palette.night} />
        <meta name="theme-color" content={palette.paper} />
        <InlineScript code={inlineCode(script, content)} />
        <Meta />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet */}
        <style id="styles" dangerouslySetInnerHTML={{ __html: ownStyles + printBrand(site) }} />
        {fontsOf(ownStyles).map((href) => (
          <link
            key={href}
            rel="preload"
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
            href={href}
          />
        ))}
        <Links />
        {import.meta.env.DEV && <DevelopmentScripts />}
      </head>
      {/* A language with long words breaks those that have no room. */}
      <body
        className={
          /^en\b/.test(site.language) ? undefined : "hyphens-auto [hyphenate-limit-chars:14_4_4]"
        }
      >
        <svg
          id="icons"
          aria-hidden="true"
          className="hidden"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings
          dangerouslySetInnerHTML={{ __html: iconSymbols() }}
        />
        {children}
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

/** Only in development: in a build, an unknown URL or an error stops the build. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return <Shell>{isMissing ? <NotFound /> : <ErrorPage />}</Shell>;
}
