import { renderToStaticMarkup } from "react-dom/server";
import { contentContext } from "../../lib/content-context";
import type { Route } from "./+types/route";
import { FridayReport } from "./report";

/** The sample report as its own file: the service page shows it small and links to it. */
export function loader({ context }: Route.LoaderArgs) {
  const { fridayReport, site, palette, logos } = context.get(contentContext);
  if (!fridayReport) throw new Response(null, { status: 404 });
  const report = (
    <FridayReport
      report={fridayReport}
      site={site}
      palette={palette}
      hasLogo={Boolean(logos.logo)}
    />
  );
  return new Response(renderToStaticMarkup(report), {
    headers: { "Content-Type": "image/svg+xml" },
  });
}
