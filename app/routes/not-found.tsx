import { notFoundMeta } from "../lib/page-title";
import { MissingPage } from "../sections/missing-page";
import { NearestPages } from "../sections/nearest-pages";

export const meta = notFoundMeta;

/** For whoever shows the 404 page: an error boundary does so as well as this route. */
export const handle = { NearestPages };

export default function NotFoundRoute() {
  return <MissingPage />;
}
