import { findService, serviceGroups, servicesInGroup } from "../content/services";
import { servicePath } from "../lib/paths";

/** All services by group, as on the services page; marks the current page. */
export function catalogGroups(pathname: string) {
  const [, folder, segment = ""] = pathname.split("/");
  // findService also resolves alias URLs.
  const current = folder === "services" ? findService(segment)?.id : undefined;
  return serviceGroups.map(({ id: group, title }) => {
    const services = servicesInGroup(group).map(({ id, title }) => ({
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
