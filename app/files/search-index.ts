import { searchDocuments } from "../search/documents";

/** All that can be found, for the search, the assistant and the 404 page: fetched by those who ask. */
export function loader() {
  return Response.json(searchDocuments());
}
