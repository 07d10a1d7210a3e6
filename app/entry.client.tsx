import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// A host may serve "/about/" where the page was rendered as "/about". Both sides must agree,
// or hydration reports other text and Back asks for the wrong data file.
const { pathname, search, hash } = window.location;
if (pathname.length > 1 && pathname.endsWith("/")) {
  window.history.replaceState(
    window.history.state,
    "",
    pathname.replace(/\/+$/, "") + search + hash,
  );
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
