import type { Content } from "../content/assemble";
import { contentContext } from "../lib/content-context";
import { withAddresses } from "../lib/editions";
import { searchWords } from "../lib/island-data";
import { foreignPages } from "../lib/own-language";
import type { SearchDocument } from "../search/document";
import { searchDocuments } from "../search/documents";
import { rulesOf } from "../search/rules";
import { speaking } from "../search/stop-words";
import type { Route } from "./+types/search-index";
import { fileOf } from "./file-of";

/** Services and case studies that are not translated are found by their title and a sentence; the rest is not. */
function inOwnLanguage(documents: SearchDocument[], content: Content): SearchDocument[] {
  const foreign = foreignPages(content);
  return documents.flatMap((one) => {
    if (!foreign?.has(one.path)) return one;
    if (one.kind !== "service" && one.kind !== "case-study") return [];
    const title = `${one.title} ${foreign.note}`;
    return { ...one, title, hreflang: foreign.code, aliases: "", more: "" };
  });
}

/** Fetched on demand by the search, the chat and the 404 page. */
export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const words = searchWords(content);
  const rules = rulesOf(content.site.language);
  const documents = speaking(rules, () => inOwnLanguage(searchDocuments(content), content));
  return fileOf(
    words &&
      withAddresses(content.site, { words: { ...words, ...(rules && { rules }) }, documents }),
  );
}
