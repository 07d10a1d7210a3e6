import { contentContext } from "../lib/content-context";
import { searchDocuments } from "../search/documents";
import type { Route } from "./+types/search-index";

/** Fetched on demand by the search, the chat and the 404 page. */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(searchDocuments(context.get(contentContext)));
}
