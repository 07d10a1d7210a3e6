import { PageHero } from "../../bands/page-hero";
import { cleanPath } from "../../lib/clean-path";
import { pageHead } from "../../lib/page-head";
import type { Route } from "./+types/group-route";
import { GroupList } from "./group-list";
import { groupView } from "./group-view";

/** Only a large catalog has these pages (groupPages in lib/pages.ts). */
export function loader({ request }: Route.LoaderArgs) {
  const view = groupView(cleanPath(new URL(request.url).pathname));
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
