/** A capitalized word inside a sentence is a name: of a product, a law, a place. */
const name = /(?<=[\p{L}\d,;’)] )\p{Lu}[\p{L}\d&-]*/gu;

/** Every name in a content object, at any depth, because people search for names. */
export function namesIn(content: unknown): string[] {
  if (typeof content === "string") return content.match(name) ?? [];
  if (typeof content !== "object" || content === null) return [];
  return Object.values(content).flatMap(namesIn);
}
