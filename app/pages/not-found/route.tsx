import missingPage from "../../../.generated/missing-page.js?raw";
import type { DocumentHandle } from "../../lib/document-handle";
import { notFoundMeta } from "../../lib/page-title";
import { NotFound } from "./not-found";

export const handle: DocumentHandle = { headScript: missingPage };

export const meta = notFoundMeta;

export default function NotFoundRoute() {
  return <NotFound />;
}
