import { renderToStaticMarkup } from "react-dom/server";
import { FridayReport } from "./friday-report";

/** The sample report as a file of its own: small on the page of its service, whole behind the link. */
export function loader() {
  return new Response(renderToStaticMarkup(<FridayReport />), {
    headers: { "Content-Type": "image/svg+xml" },
  });
}
