/** The script with which React Router hands a page's data to the browser: one line, as a JS string. */
const handedData = /(streamController\.enqueue\()("(?:[^"\\]|\\.)*")(\);<\/script>)/;

/** As React Router does it: nothing in the string may end the script or start another. */
function asScript(text: string): string {
  return JSON.stringify(text).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/**
 * Finished HTML stands in a page twice: as the page, and in the data that the page was rendered from.
 * This empties the second, which the browser reads from the first (components/finished-html.tsx).
 */
export function withoutRepeatedHtml(page: string): string {
  return page.replace(handedData, (_, before: string, literal: string, after: string) => {
    // A flat list in which objects refer to their values by position, so positions must stay.
    const values: unknown[] = JSON.parse(JSON.parse(literal));
    const kept = values.map((value) =>
      typeof value === "string" && value.startsWith("<") && page.includes(value) ? "" : value,
    );
    return before + asScript(`${JSON.stringify(kept)}\n`) + after;
  });
}
