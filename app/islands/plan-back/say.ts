const before = new WeakMap<Element, Node[]>();

/**
 * Before a number, unless a comma parts them; not around a day that its month follows,
 * "30. September": all of it would be too wide for a title.
 */
const space = /(?<!,) (?=\d)(?!\d+\.\u00a0)(?<!\u00a0\p{L}+ )/gu;

/** Says something else, with no day or number cut off from its word; without a text, again what stood there. */
export function say(element: Element, text?: string): void {
  const own = before.get(element) ?? [...element.childNodes];
  before.set(element, own);
  element.replaceChildren(...(text === undefined ? own : [text.replace(space, "\u00a0")]));
}
