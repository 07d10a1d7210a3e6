import { notFoundMeta } from "../lib/page-meta";
import { NotFound } from "../sections/not-found";

export const meta = notFoundMeta;

export default function NotFoundRoute() {
  return <NotFound />;
}
