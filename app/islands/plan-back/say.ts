const before = new WeakMap<Element, Node[]>();

/** Says something else, with no day or number cut off from its word; without a text, again what stood there. */
export function say(element: Element, text?: string): void {
  const own = before.get(element) ?? [...element.childNodes];
  before.set(element, own);
  element.replaceChildren(
    ...(text === undefined ? own : [text.replace(/([^,]) (?=\d)|(,) (?=\d{4})/g, "$1$2\u00a0")]),
  );
}
