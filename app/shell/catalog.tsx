import { useLocation } from "react-router";
import { TextLink } from "../components/text-link";
import type { Content } from "../content/assemble";
import { contactPath, servicesPath, situationPath } from "../lib/paths";
import { useContent, useSite } from "../lib/use-words";
import type { NavigationItem } from "./active-item";
import { type CatalogGroup, catalogGroups } from "./catalog-groups";

const panelId = "catalog";

/** The navigation item that has the catalog: that of the page of all services. */
export const opensCatalog = (content: Content, item: NavigationItem) =>
  item.href === servicesPath(content);

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

/** What visitors come with, before all services; a click opens it on the page of all services. */
function Situations() {
  const content = useContent();
  if (!content.situations.length) return null;
  return (
    <div className="catalog-situations">
      <b className="catalog-title">{content.words.catalog.situations}</b>
      <ul className="display">
        {content.situations.map(({ id, line }) => (
          <li key={id}>
            <a href={situationPath(content, id)}>{line}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The catalog in the header: a button and a popover, which work without script. */
export function CatalogPanel() {
  const content = useContent();
  const { catalog } = content.words;
  const groups = catalogGroups(content, useLocation().pathname);
  return (
    <>
      <button type="button" aria-label={catalog.open} popoverTarget={panelId} />
      <div id={panelId} popover="auto" data-behavior="catalog" className="text-small">
        <div className="wrap">
          <Situations />
          <ul className="catalog-groups">
            {groups.map(({ title, services }) => (
              <li key={title} className="catalog-group">
                <b className="catalog-title">{title}</b>
                <Services services={services} />
              </li>
            ))}
          </ul>
          <p className="catalog-foot">
            <TextLink href={contactPath(useSite())}>{catalog.contact}</TextLink>
            <TextLink href={servicesPath(content)}>{catalog.plan}</TextLink>
          </p>
        </div>
      </div>
    </>
  );
}

/** The catalog in the mobile menu: situations, then groups as `<details>`, that of the current page open. */
export function CatalogFold() {
  const content = useContent();
  const { catalog } = content.words;
  const groups = catalogGroups(content, useLocation().pathname);
  return (
    <>
      <Situations />
      <details className="text-small">
        <summary>{catalog.open}</summary>
        <ul>
          {groups.map(({ title, services, isCurrent }) => (
            <li key={title} className="catalog-group">
              <details open={isCurrent}>
                <summary>{title}</summary>
                <Services services={services} />
              </details>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
