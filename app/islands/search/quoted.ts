import type { SearchWords } from "../../lib/island-data";
import { filled } from "../../text/filled";

/** A longer query is cut off so that the sentence stays on one line. */
const longestQuote = 40;

/** What the visitor typed, in the quotation marks of the language. */
export function quoted(query: string, { quote }: Pick<SearchWords, "quote">): string {
  const letters = [...query.trim()];
  const cut = letters[longestQuote] ? "…" : "";
  return filled(quote, { query: letters.slice(0, longestQuote).join("") + cut });
}
