import { href, useLocation } from "react-router";
import { TextLink } from "../components/text-link";
import { shell } from "../content/content";
import { contactPath } from "../lib/paths";
import type { NavigationItem } from "../site";
import { type CatalogGroup, catalogGroups } from "./catalog-groups";

const panelId = "catalog";

/** The navigation item that has the catalog. */
export const opensCatalog = (item: NavigationItem) => item.href === href("/services");

function Services({ services }: Pick<CatalogGroup, "services">) {
  return (
    <ul>
      {services.map(({ name, href, isCurrent }) => (
        <li key={href}>
          <a href={href} aria-current={isCurrent ? "page" : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The catalog in the header: a button and a popover, which work without script. */
export function CatalogPanel() {
  const groups = catalogGroups(useLocation().pathname);
  return (
    <>
      <button type="button" aria-label={shell.catalog.open} popoverTarget={panelId} />
      <div id={panelId} popover="auto" data-behavior="catalog" className="text-small">
        <div className="wrap">
          <ul>
            {groups.map(({ title, services }) => (
              <li key={title}>
                <b>{title}</b>
                <Services services={services} />
              </li>
            ))}
          </ul>
          <p>
            <TextLink href={href("/services")}>{shell.catalog.plan}</TextLink>
            <TextLink href={contactPath()}>{shell.catalog.contact}</TextLink>
          </p>
        </div>
      </div>
    </>
  );
}

/** The catalog in the mobile menu, as `<details>`; the group of the current page is open. */
export function CatalogFold() {
  const groups = catalogGroups(useLocation().pathname);
  return (
    <details className="text-small">
      <summary aria-label={shell.catalog.open} />
      <ul>
        {groups.map(({ title, services, isCurrent }) => (
          <li key={title}>
            <details open={isCurrent}>
              <summary>{title}</summary>
              <Services services={services} />
            </details>
          </li>
        ))}
      </ul>
    </details>
  );
}
