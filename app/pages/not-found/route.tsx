import missingPage from "../../../.generated/missing-page.js?raw";
import { contentContext } from "../../lib/content-context";
import type { DocumentHandle } from "../../lib/document-handle";
import { errorHead } from "../../lib/error-head";
import type { Route } from "./+types/route";

export { NotFound as default } from "./not-found";

export const handle: DocumentHandle = { headScript: missingPage };

export function loader({ context }: Route.LoaderArgs) {
  const { words, site } = context.get(contentContext);
  return errorHead(words.errors.notFound, site);
}

export const meta = ({ loaderData: head }: Route.MetaArgs) => head;
