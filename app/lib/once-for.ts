import type { Content } from "../content/assemble.ts";

/** What follows from the content, computed once for each content. */
export function onceFor<T>(compute: (content: Content) => T): (content: Content) => T {
  const known = new WeakMap<Content, { value: T }>();
  return (content) => {
    const { value } = known.get(content) ?? { value: compute(content) };
    known.set(content, { value });
    return value;
  };
}
