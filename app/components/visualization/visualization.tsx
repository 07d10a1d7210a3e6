import { useEffect, useRef } from "react";
import { attachStages } from "../../browser/chart-stage";
import type { Drawn } from "./draw.server";

/** Shows a drawing that was made at build, and lets its charts answer. */
export function Visualization({ html }: Drawn) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another drawing has other charts
  useEffect(() => (box.current ? attachStages(box.current) : undefined), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, from our own content
  return <div ref={box} className="grid" dangerouslySetInnerHTML={{ __html: html }} />;
}
