const before = new WeakMap<Element, Node[]>();

/** Says something else; without a text, again what stood there. */
export function say(element: Element, text?: string): void {
  const own = before.get(element) ?? [...element.childNodes];
  before.set(element, own);
  element.replaceChildren(...(text === undefined ? own : [text]));
}
