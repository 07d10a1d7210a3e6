import { stemOf } from "../../search/query";
import { wordsOf } from "../../search/words";

/** The stems of its words as the search knows them, with a space around each: `includes` matches whole ones. */
export const spaced = (text: string) => ` ${wordsOf(text).map(stemOf).join(" ")} `;
