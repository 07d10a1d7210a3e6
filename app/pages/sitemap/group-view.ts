import { listedOnPage } from "../../content/catalog-size";
import { type ServiceGroupId, serviceGroupIds } from "../../content/ids";
import { type ServiceWithId, servicesInGroup } from "../../content/services";
import { servicesPage } from "../../content/services-page";
import { sitemapPage } from "../../content/sitemap-page";
import { formatNumber } from "../../lib/format-number";
import { groupPages } from "../../lib/pages";
import { groupPath } from "../../lib/paths";
import { serviceEntry } from "./parts";

const words = sitemapPage.group;

/** All services of a group by name, cut into pages. */
function pagesOf(group: ServiceGroupId): ServiceWithId[][] {
  const byName = servicesInGroup(group).toSorted((a, b) => a.title.localeCompare(b.title));
  return Array.from({ length: Math.ceil(byName.length / listedOnPage) }, (_, page) =>
    byName.slice(page * listedOnPage, (page + 1) * listedOnPage),
  );
}

const titlesAround = (services: readonly ServiceWithId[]) =>
  [services[0]?.title ?? "", services.at(-1)?.title ?? ""] as const;

/** One page of the list of a group; none for an address that the build does not write. */
export function groupView(path: string) {
  if (!groupPages.includes(path)) return undefined;
  const [, , segment, further = "page-1"] = path.split("/");
  const group = serviceGroupIds.find((id) => id === segment) as ServiceGroupId;
  const page = Number(further.slice("page-".length));
  const pages = pagesOf(group);
  const listed = pages[page - 1] ?? [];
  const { title, text } = servicesPage.groups[group];
  const before = (page - 1) * listedOnPage;
  const heading = `${title}${page > 1 ? words.page(page) : ""}`;
  return {
    path,
    head: { title: heading, description: words.described(title, ...titlesAround(listed)) },
    intro: { label: words.label, heading, lead: text },
    range: words.range(
      formatNumber(before + 1),
      formatNumber(before + listed.length),
      formatNumber(pages.flat().length),
    ),
    entries: listed.map(serviceEntry),
    /** Each is known by the word that it begins with. */
    pages: pages.map((services, index) => ({
      number: index + 1,
      begins: titlesAround(services)[0].split(" ")[0],
      href: groupPath(group, index + 1),
    })),
    next: page < pages.length ? groupPath(group, page + 1) : undefined,
  };
}

export type GroupView = NonNullable<ReturnType<typeof groupView>>;
