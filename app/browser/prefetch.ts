import { intentDelay } from "./constants";
import { trustedRules } from "./trusted";

/**
 * They cost the browser 20 ms of work in the page's first second, and are of no use before somebody is
 * there: so the first sign of a visitor brings them.
 */
const activityEvents = ["pointermove", "touchstart", "keydown", "scroll"];

function addSpeculationRules(): void {
  const script = document.createElement("script");
  script.type = "speculationrules";
  script.textContent = trustedRules();
  document.head.append(script);
}

/** The page that a link leads to, if it is another one of this site. */
function pageOf({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link?.origin !== location.origin || link.matches("[data-filter] a,[data-behavior]")) return;
  const { pathname, search } = link;
  const isElsewhere = pathname !== location.pathname;
  return isElsewhere && !pathname.includes(".") ? pathname + search : undefined;
}

/** Into the browser's own cache, where the click finds it: pages may be kept for a minute. */
function fetchOnIntent(): void {
  const fetched = new Set<string>();
  let timer: ReturnType<typeof setTimeout>;
  const onIntent = (event: Event) => {
    clearTimeout(timer);
    const page = pageOf(event);
    if (!page || fetched.has(page)) return;
    timer = setTimeout(
      () => {
        fetched.add(page);
        fetch(page, { priority: "low" }).catch(() => fetched.delete(page));
      },
      event.type === "pointerover" ? intentDelay : 0,
    );
  };
  for (const type of ["pointerover", "focusin", "touchstart"])
    document.addEventListener(type, onIntent, { passive: true });
}

function addRulesOnActivity(): void {
  const controller = new AbortController();
  const add = () => {
    controller.abort();
    addSpeculationRules();
  };
  for (const type of activityEvents)
    addEventListener(type, add, { signal: controller.signal, passive: true });
}

/** Nothing ahead of time for visitors who save data. */
export function prefetchPages(): void {
  if (navigator.connection?.saveData) return;
  if (HTMLScriptElement.supports?.("speculationrules")) addRulesOnActivity();
  else fetchOnIntent();
}
