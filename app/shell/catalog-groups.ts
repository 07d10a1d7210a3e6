import type { Content } from "../content/assemble";
import { servicePath } from "../lib/paths";

/** All services by group, as on the services page; marks the current page. */
export function catalogGroups({ services: all, serviceGroups }: Content, pathname: string) {
  const [, folder, segment = ""] = pathname.split("/");
  const alias = serviceGroups.aliases.find(({ address }) => address === segment);
  const current = folder === "services" ? (alias?.service ?? segment) : undefined;
  return serviceGroups.groups.map(({ id: group, title }) => {
    const members = all.filter((service) => service.group === group);
    const services = members.map(({ id, title }) => ({
      name: title,
      href: servicePath(id),
      isCurrent: id === current,
    }));
    return {
      title,
      services,
      isCurrent: services.some(({ isCurrent }) => isCurrent),
    };
  });
}

export type CatalogGroup = ReturnType<typeof catalogGroups>[number];
