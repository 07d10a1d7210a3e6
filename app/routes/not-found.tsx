import missingPage from "../../.generated/missing-page.js?raw";
import { notFoundMeta } from "../lib/page-title";
import type { DocumentHandle } from "../root";
import { NotFound } from "../sections/not-found";

export const handle: DocumentHandle = { headScript: missingPage };

export const meta = notFoundMeta;

export default function NotFoundRoute() {
  return <NotFound />;
}
