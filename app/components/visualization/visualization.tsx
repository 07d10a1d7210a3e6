import type { Drawn } from "./draw.server";

/** A drawing that was made at build; the finished HTML around it lets its charts answer. */
export function Visualization({ html }: Drawn) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, from our own content
  return <div data-reveal="" className="grid" dangerouslySetInnerHTML={{ __html: html }} />;
}
