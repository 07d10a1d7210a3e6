import { type ReactNode, useEffect, useRef, useState } from "react";
import { preload } from "react-dom";
import { PrefetchPageLinks } from "react-router";
import { writeDates } from "../browser/current-date";
import { useFinishedLinks } from "../browser/finished-links";
import { recoverImages } from "../browser/image-recovery";

import type { PicturePreload } from "../lib/picture-preloads.server";

interface FinishedHtmlProps {
  /** Tells it from others on the same page. */
  name: string;
  /** From `finishedHtml()`. Empty for what the document has brought: see scripts/handed-data.ts. */
  html?: string | undefined;
  className?: string;
  /** Gives the HTML a behavior of its own, and returns what takes it off again. */
  attach?: (box: HTMLElement) => () => void;
  /** Pictures for the document's head; a later navigation brings them with the HTML itself. */
  preloads?: readonly PicturePreload[];
  /** Instead of `html`, for what stands in every document: given at build alone. */
  children?: ReactNode;
}

function brought(name: string): string {
  return document.querySelector(`[data-finished="${name}"]`)?.innerHTML ?? "";
}

/**
 * A part of a page that React rendered at build, from our own content, and that never changes: it costs
 * the browser no code. Its links and dates work by what is attached here.
 */
export function FinishedHtml({
  name,
  html,
  className,
  attach,
  preloads = [],
  children,
}: FinishedHtmlProps) {
  const box = useRef<HTMLDivElement>(null);
  const { near, listeners } = useFinishedLinks();
  const [kept] = useState(() => (import.meta.env.SSR || html ? undefined : brought(name)));
  const shown = html || kept;
  const content =
    shown === undefined ? { children } : { dangerouslySetInnerHTML: { __html: shown } };

  if (import.meta.env.SSR)
    for (const { base, ...choice } of preloads)
      preload(base, { as: "image", type: "image/avif", fetchPriority: "high", ...choice });

  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML needs it again
  useEffect(() => {
    if (!box.current) return;
    writeDates(box.current);
    recoverImages();
    return attach?.(box.current);
  }, [shown, attach]);

  return (
    <>
      <div ref={box} data-finished={name} className={className} {...content} {...listeners} />
      {near && <PrefetchPageLinks page={near} />}
    </>
  );
}
