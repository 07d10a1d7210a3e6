/** What some browsers have and TypeScript's own list does not know yet. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

/** Of the types that browsers trust, what app/browser/trusted.ts makes. */
interface Window {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: {
        createScript: (text: string) => string;
        createScriptURL: (url: string) => string;
      },
    ): { createScript(text: string): string; createScriptURL(url: string): string };
  };
}
