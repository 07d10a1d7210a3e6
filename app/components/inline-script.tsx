/**
 * A short script that must run before the first paint: compiled by scripts/browser-scripts.ts, allowed
 * by its hash in the page's CSP.
 */
export function InlineScript({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
