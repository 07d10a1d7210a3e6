import { PageHero } from "../../bands/page-hero";
import { pageHead } from "../../lib/page-head";
import type { Route } from "./+types/group-route";
import { GroupList } from "./group-list";
import { groupView } from "./group-view";

/** Only a large catalog has these pages (groupPages in lib/pages.ts). */
export function loader({ params: { group, page } }: Route.LoaderArgs) {
  const view = groupView(["/sitemap", group, ...(page ? [page] : [])].join("/"));
  if (!view) throw new Response("No such list", { status: 404 });
  return view;
}

export const meta = ({ loaderData: { head, path } }: Route.MetaArgs) => pageHead({ ...head, path });

export default function Group({ loaderData: view }: Route.ComponentProps) {
  return (
    <>
      <PageHero {...view.intro} />
      <GroupList {...view} />
    </>
  );
}
