import { content } from "../content/content";
import { searchWords } from "../lib/island-data";
import { searchDocuments } from "../search/documents";

/** Fetched on demand by the search, the chat and the 404 page. */
export function loader() {
  return Response.json({ words: searchWords(content), documents: searchDocuments() });
}
