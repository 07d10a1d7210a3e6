import type { Source } from "./read-sources.ts";

export const isDraft = ({ name, value }: Source) =>
  /^(services|case-studies|pages|legal)\//.test(name) &&
  (value as { draft?: unknown } | null)?.draft === true;

interface Groups {
  groups?: { services?: string[] }[];
}

/** A draft is no part of the site, and of no list of services: all but drafts, and those to be kept. */
export function withoutDrafts(
  sources: readonly Source[],
  keep: (draft: Source) => boolean = () => false,
): Source[] {
  const drafts = sources.filter((source) => isDraft(source) && !keep(source));
  if (!drafts.length) return [...sources];
  const names = new Set(drafts.map(({ name }) => name));
  return sources
    .filter(({ name }) => !names.has(name))
    .map((source) => {
      const { groups } = (source.value ?? {}) as Groups;
      if (source.name !== "service-groups.yaml" || !Array.isArray(groups)) return source;
      const listed = groups.map((group) => ({
        ...group,
        services: group.services?.filter((id) => !names.has(`services/${id}.yaml`)),
      }));
      return { ...source, value: { ...(source.value as object), groups: listed } };
    });
}
