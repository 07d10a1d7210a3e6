/** Browser APIs that TypeScript's DOM types do not include yet. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

interface Window {
  /** What was last tapped, also before the script (root.tsx). */
  readonly tapped?: EventTarget | null;

  /** The part of Trusted Types that app/browser/trusted.ts uses. */
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
