import { renderToStaticMarkup } from "react-dom/server";
import { FridayReport } from "./friday-report";

/** The sample report as its own file: the service page shows it small and links to it. */
export function loader() {
  return new Response(renderToStaticMarkup(<FridayReport />), {
    headers: { "Content-Type": "image/svg+xml" },
  });
}
