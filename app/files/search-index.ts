import { isPublished } from "../content/edition";
import { contentContext } from "../lib/content-context";
import { withAddresses } from "../lib/editions";
import { searchWords } from "../lib/island-data";
import { searchDocuments } from "../search/documents";
import { rulesOf } from "../search/rules";
import { speaking } from "../search/stop-words";
import type { Route } from "./+types/search-index";
import { fileOf } from "./file-of";

/** Fetched on demand by the search, the chat and the 404 page. */
export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const words = searchWords(content);
  const rules = rulesOf(content.site.language);
  const documents = speaking(rules, () => searchDocuments(content)).filter(({ path }) =>
    isPublished(content.site, path.replace(/#.*/, "")),
  );
  return fileOf(
    words &&
      withAddresses(content.site, { words: { ...words, ...(rules && { rules }) }, documents }),
  );
}
