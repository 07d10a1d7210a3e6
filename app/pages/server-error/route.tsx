import { content } from "../../content/content";
import { errorMeta } from "../../lib/page-title";
import { ErrorPage } from "./error-page";

export const meta = () => errorMeta(content.words.errors.server.heading);

export default function ServerErrorRoute() {
  return <ErrorPage />;
}
