import { content } from "../../app/content/content.ts";
import { contentAt } from "../../app/site.ts";

/** For what is asked in the words of the first language, or of what only it has whole. */
export const isInFirst = (page: string) => contentAt(page) === content;
