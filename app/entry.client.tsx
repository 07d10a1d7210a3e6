import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { allowSkippedTransitions } from "./browser/skipped-transitions";

// A host may serve "/about/" where the page was rendered as "/about". Both sides must agree,
// or hydration reports other text and Back asks for the wrong data file.
const { origin, pathname, search, hash } = window.location;
const cleanPath = `/${pathname.replace(/^\/+|\/+$/g, "")}`;
if (cleanPath !== pathname) {
  window.history.replaceState(window.history.state, "", origin + cleanPath + search + hash);
}

allowSkippedTransitions();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
