interface FinishedHtmlProps {
  /** Markup that a loader rendered from our own content, which React has escaped. */
  html: string;
  className?: string;
}

/** A part of a page that was rendered at build and never changes: it costs the browser no code. */
export function FinishedHtml({ html, className }: FinishedHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
