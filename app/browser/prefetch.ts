import { intentDelay } from "./constants";
import { trustedRules } from "./trusted";

/**
 * Speculation rules cost 20 ms of work in the page's first second and are useless without a visitor, so
 * they are added on the first of these events.
 */
const activityEvents = ["pointermove", "touchstart", "keydown", "scroll"] as const;

function addSpeculationRules(): void {
  const script = document.createElement("script");
  script.type = "speculationrules";
  script.textContent = trustedRules();
  document.head.append(script);
}

/** The page behind a link, if it is another page of this site. */
function pageOf({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link?.origin !== location.origin || link.matches("[data-filter] a,[data-behavior]")) return;
  const { pathname, search } = link;
  const isElsewhere = pathname !== location.pathname;
  return isElsewhere && !pathname.includes(".") ? pathname + search : undefined;
}

/** Prefetches into the HTTP cache; pages are cacheable for a minute, so the click is served from there. */
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
  for (const type of ["pointerover", "focusin", "touchstart"] as const)
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

/** Visitors who save data get no prefetch. */
export function prefetchPages(): void {
  if (navigator.connection?.saveData) return;
  if (HTMLScriptElement.supports?.("speculationrules")) addRulesOnActivity();
  else fetchOnIntent();
}
