/** Where a language is edited in the form, in CSS; without other languages the tool calls it `_default`. */
export const paneOf = (locale: string) => `[data-locale="${locale}"][data-mode="edit"]`;

const colors = { wrong: ["#c8371b", "#a3260f"], changed: ["#2f6f9f", "#1d5480"] };

/** Marks the rows around a field, and says something at the field itself. */
export function markAt(
  path: readonly PropertyKey[],
  words: string,
  locale: string,
  kind: keyof typeof colors = "wrong",
): string {
  const [line, ink] = colors[kind];
  const fields = path.map((_, end) => path.slice(0, end + 1).join("."));
  const marked = fields.map((field) => `${paneOf(locale)} [data-key-path="${CSS.escape(field)}"]`);
  return `${marked} { box-shadow: inset 4px 0 ${line} }
    ${marked.at(-1)}::after {
      content: ${JSON.stringify(words)} !important;
      position: static !important;
      color: ${ink};
      background: none;
    }`;
}
