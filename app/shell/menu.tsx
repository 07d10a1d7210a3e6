import { useLocation } from "react-router";
import { ButtonLink } from "../components/button";
import { Icon } from "../components/icon";
import { Logo } from "../components/logo";
import { classNames } from "../lib/class-names";
import { useContent, useWords } from "../lib/use-words";
import { isActive } from "./active-item";
import { CatalogFold, opensCatalog } from "./catalog";
import { LanguageSwitch } from "./language-switch";
import { usePhone } from "./phone-link";
import { SearchLink } from "./search-link";

const toggleClass = "-mr-2.5 grid size-11 flex-none cursor-pointer place-items-center";

/**
 * With these attributes the browser opens and closes the dialog even before the script loads or if it
 * never does. Browsers without support wait for browser/menu.ts.
 */
const menuId = "menu";
const opensMenu = { command: "show-modal", commandfor: menuId };
const closesMenu = { command: "close", commandfor: menuId };

export function MenuButton({ className }: { className: string }) {
  const { header } = useWords();
  return (
    <button
      type="button"
      aria-label={header.openMenu}
      aria-haspopup="dialog"
      className={classNames(toggleClass, className)}
      {...opensMenu}
    >
      <Icon name="menu" size={26} />
    </button>
  );
}

/** The page does not scroll while the menu is open (see `html:has(dialog[open])`). */
export function Menu() {
  const { pathname } = useLocation();
  const content = useContent();
  const { navigation, callToAction } = content.site;
  const { header } = content.words;
  const phone = usePhone();
  const call = phone?.place === "header" && phone;
  return (
    <dialog
      id={menuId}
      data-behavior="menu"
      aria-label={header.menu}
      className={classNames(
        "on-ink m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto open:flex open:flex-col",
        // What has the focus stands above the rows that stay at its end.
        call ? "scroll-pb-42" : "scroll-pb-26",
      )}
    >
      <div className="wrap flex min-h-19 flex-none items-center gap-3 border-line border-b">
        <Logo className="mr-auto" />
        <SearchLink />
        <button type="button" aria-label={header.closeMenu} className={toggleClass} {...closesMenu}>
          <Icon name="close" size={26} />
        </button>
      </div>
      <nav aria-label={header.menu} className="wrap flex grow flex-col justify-between pt-3">
        <ul>
          {navigation.map((item) => (
            <li
              key={item.href}
              className={classNames(
                "border-line border-b",
                opensCatalog(content, item) && "catalog",
              )}
            >
              <a
                href={item.href}
                aria-current={isActive(item, pathname) ? "page" : undefined}
                className="display block py-3 text-title-3 aria-[current]:text-accent"
              >
                {item.name}
              </a>
              {opensCatalog(content, item) && <CatalogFold />}
            </li>
          ))}
        </ul>
        <div className="sticky bottom-0 flex flex-wrap gap-3 border-line border-t bg-page py-5">
          <LanguageSwitch className="flex min-h-11 items-center gap-2.5 rounded-edge border border-line px-3" />
          {call && (
            <ButtonLink href={call.href} variant="secondary" size="small" className="grow">
              {call.label}
            </ButtonLink>
          )}
          <ButtonLink
            href={callToAction.href}
            variant="highlight"
            size="small"
            arrow
            className="grow"
          >
            {callToAction.name}
          </ButtonLink>
        </div>
      </nav>
    </dialog>
  );
}
