import { useSite } from "../lib/use-words";
import { quoted } from "../text/quote-signs";

/** What somebody said, in the quotes of the language. */
export const Quoted = ({ words }: { words: string }) => quoted(words, useSite().language);
