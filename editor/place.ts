type Data = Record<string, unknown>;

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string" && value.length > 2) yield value;
  else if (value && typeof value === "object")
    for (const inner of Object.values(value)) yield* textsIn(inner);
}

/** The text of a field; of a number or a choice, the nearest text above it. */
export function textAt(data: Data, path: readonly string[]): string | undefined {
  for (let length = path.length; length > 0; length--) {
    const value = path
      .slice(0, length)
      .reduce<unknown>((inner, key) => (inner as Data | undefined)?.[key], data);
    const [text] = textsIn(value);
    // A placeholder is filled on the page: the longest part without one is looked for.
    if (text)
      return text
        .split(/\{[^}]*\}/)
        .toSorted((a, b) => b.length - a.length)[0]
        ?.trim();
  }
  return undefined;
}
