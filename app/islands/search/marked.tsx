import { markedParts } from "../../search/marks";

/** A text with the words that match the query marked. */
export function Marked({ text, matched }: { text: string; matched: readonly string[] }) {
  let at = 0;
  return markedParts(text, matched).map((part) => {
    const key = at;
    at += part.text.length;
    return part.isMatch ? <mark key={key}>{part.text}</mark> : part.text;
  });
}
