import { PageHero } from "../../bands/page-hero";
import { cleanPath } from "../../lib/clean-path";
import { pageHead } from "../../lib/page-head";
import type { Route } from "./+types/route";
import { Schedules } from "./schedules";
import { LegalText } from "./text";
import { legalView } from "./view";

/** One route for the three legal pages; the path selects which one. */
export const loader = ({ url }: Route.LoaderArgs) => legalView(cleanPath(url.pathname));

export const meta = ({ loaderData }: Route.MetaArgs) => pageHead(loaderData);

export default function Legal({ loaderData: view }: Route.ComponentProps) {
  return (
    <>
      <PageHero label="Legal" heading={view.title} lead={view.description} />
      <Schedules schedules={view.schedules} />
      <LegalText {...view} />
    </>
  );
}
