import { notFoundMeta } from "../lib/page-meta";
import { LoggedNotFound } from "../sections/not-found";

export const meta = notFoundMeta;

export default function NotFoundRoute() {
  return <LoggedNotFound />;
}
