import { type ReactNode, useEffect, useRef, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { attachStages } from "../browser/chart-stage";
import { writeDates } from "../browser/current-date";
import { useFinishedLinks } from "../browser/finished-links";

interface FinishedHtmlProps {
  /** Tells it from others on the same page. */
  name: string;
  /** From `finishedHtml()`. Empty for what the document has brought: see scripts/handed-data.ts. */
  html?: string | undefined;
  className?: string;
  /** Instead of `html`, for what stands in every document: given at build alone. */
  children?: ReactNode;
}

function brought(name: string): string {
  return document.querySelector(`[data-finished="${name}"]`)?.innerHTML ?? "";
}

/**
 * A part of a page that React rendered at build, from our own content, and that never changes: it costs
 * the browser no code. Its links, charts and dates work by what is attached here.
 */
export function FinishedHtml({ name, html, className, children }: FinishedHtmlProps) {
  const box = useRef<HTMLDivElement>(null);
  const { near, listeners } = useFinishedLinks();
  const [kept] = useState(() => (import.meta.env.SSR || html ? undefined : brought(name)));
  const shown = html || kept;
  const content =
    shown === undefined ? { children } : { dangerouslySetInnerHTML: { __html: shown } };

  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML has other charts and dates
  useEffect(() => {
    if (!box.current) return;
    writeDates(box.current);
    return attachStages(box.current);
  }, [shown]);

  return (
    <>
      <div ref={box} data-finished={name} className={className} {...content} {...listeners} />
      {near && <PrefetchPageLinks page={near} />}
    </>
  );
}
