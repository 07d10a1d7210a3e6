import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { fetchFallbackCode, isFallback } from "./browser/fallback-code";
import { allowSkippedTransitions } from "./browser/skipped-transitions";
import { loadStartUpScripts } from "./browser/start-up";
import { cleanPath } from "./lib/clean-path";

// A host may serve "/about/" where the page was rendered as "/about". Both sides must agree,
// or hydration reports other text and Back asks for the wrong data file.
const { origin, pathname, search, hash } = window.location;
const path = cleanPath(pathname);
if (path !== pathname) {
  window.history.replaceState(window.history.state, "", origin + path + search + hash);
}

allowSkippedTransitions();

const start = () =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });

if (isFallback()) fetchFallbackCode().then(start, () => {});
else start();

loadStartUpScripts();
