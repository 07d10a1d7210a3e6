/**
 * Runs in every page before all else, as a script of the site's own server: keeps what the page says,
 * what fails and what the policy refuses. It knows nothing outside of itself.
 */
export function witness(): void {
  const said: string[] = [];
  Object.assign(window, { said });
  const say = (kind: string, ...words: unknown[]) => said.push(`${kind}: ${words.join(" ")}`);

  // In the capture phase, where lost pictures and scripts report too.
  addEventListener(
    "error",
    ({ message, target }) =>
      say("failed", message ?? (target as HTMLElement).outerHTML.slice(0, 160)),
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => say("rejected", reason));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    say("refused by the policy", violatedDirective, blockedURI),
  );
  for (const level of ["debug", "log", "info", "warn", "error"] as const) {
    // biome-ignore lint/suspicious/noConsole: this is what it listens to
    const original = console[level];
    console[level] = (...words) => {
      say(level, ...words);
      original.apply(console, words);
    };
  }
}

/** What the page has said so far, for `Tab.run`. */
export const saidBy = () => (window as unknown as { said?: string[] }).said ?? [];
