/**
 * A script of a few lines that must act before the page is painted: compiled by
 * scripts/browser-scripts.ts, allowed by its hash in the page's policy.
 */
export function InlineScript({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
