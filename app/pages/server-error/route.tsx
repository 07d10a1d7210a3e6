import { contentContext } from "../../lib/content-context";
import { errorHead } from "../../lib/error-head";
import type { Route } from "./+types/route";

export { ErrorPage as default } from "./error-page";

export function loader({ context }: Route.LoaderArgs) {
  const { words, site } = context.get(contentContext);
  return errorHead({ title: words.errors.server.heading }, site);
}

export const meta = ({ loaderData: head }: Route.MetaArgs) => head;
