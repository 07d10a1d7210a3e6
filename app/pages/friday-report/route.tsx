import { renderToStaticMarkup } from "react-dom/server";
import { content } from "../../content/content";
import { FridayReport } from "./report";

/** The sample report as its own file: the service page shows it small and links to it. */
export function loader() {
  const { fridayReport, site } = content;
  return new Response(renderToStaticMarkup(<FridayReport report={fridayReport} site={site} />), {
    headers: { "Content-Type": "image/svg+xml" },
  });
}
