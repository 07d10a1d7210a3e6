/** Browser APIs that TypeScript's DOM types do not include yet. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

/** The part of Trusted Types that app/browser/trusted.ts uses. */
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
