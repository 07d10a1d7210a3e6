import type { Source } from "./read-sources.ts";

export const isDraft = ({ name, value }: Source) =>
  /^(services|case-studies|pages|legal)\//.test(name) &&
  (value as { draft?: unknown } | null)?.draft === true;

/** A draft is no part of the site: all but drafts, and those to be kept. */
export function withoutDrafts(
  sources: readonly Source[],
  keep: (draft: Source) => boolean = () => false,
): Source[] {
  return sources.filter((source) => !isDraft(source) || keep(source));
}
