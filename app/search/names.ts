/** A capital letter inside a sentence begins a name: of a product, a law, a place. */
const name = /(?<=[\p{L}\d,;’)] )\p{Lu}[\p{L}\d&-]*/gu;

/** Every name that a thing of content mentions, however deep: people look for these word by word. */
export function namesIn(content: unknown): string[] {
  if (typeof content === "string") return content.match(name) ?? [];
  if (typeof content !== "object" || content === null) return [];
  return Object.values(content).flatMap(namesIn);
}
