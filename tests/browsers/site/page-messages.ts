declare global {
  interface Window {
    messages?: string[];
  }
}

/**
 * Runs in every page before all else: keeps what the page writes to the console, what fails and what
 * the policy refuses, for WebKit's driver does not tell. It knows nothing outside of itself.
 */
export function recordMessages(): void {
  const messages: string[] = [];
  window.messages = messages;
  const record = (kind: string, ...words: unknown[]) =>
    messages.push(`${kind}: ${words.join(" ")}`);

  // In the capture phase, where lost pictures and scripts report too.
  addEventListener(
    "error",
    ({ message, target }) =>
      record("failed", message ?? (target as HTMLElement).outerHTML.slice(0, 160)),
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => record("rejected", reason));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    record("refused by the policy", violatedDirective, blockedURI),
  );
  for (const level of ["debug", "log", "info", "warn", "error"] as const)
    console[level] = (...words) => record(level, ...words);
}
