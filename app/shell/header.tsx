import { useLocation } from "react-router";
import { ButtonLink } from "../components/button";
import { Logo } from "../components/logo";
import { filled, useContent } from "../lib/use-words";
import { isActive } from "./active-item";
import { CatalogPanel, opensCatalog } from "./catalog";
import { LanguageSwitch } from "./language-switch";
import { Menu, MenuButton } from "./menu";
import { PhoneInHeader } from "./phone-link";
import { SearchLink } from "./search-link";

export function Header() {
  const { pathname } = useLocation();
  const content = useContent();
  const { name, legalName, postalAddress, mailboxes, phone } = content.site;
  const { navigation, callToAction } = content.site;
  const { header } = content.words;
  return (
    <header
      data-behavior="header"
      className="read-so-far sticky top-0 z-10 border-transparent border-b bg-page eased data-scrolled:border-line"
    >
      <div className="header-row wrap flex min-h-19 items-center noscript:max-md:flex-wrap noscript:max-md:py-3">
        <a href="/" aria-label={filled(header.home, { name })} className="home-link">
          <Logo />
        </a>
        {/* On paper no button leads anywhere. */}
        <address className="hidden text-small not-italic print:block">
          {legalName}, {postalAddress} · {[mailboxes.info, phone].filter(Boolean).join(" · ")}
        </address>
        {/* Without script the menu button might do nothing, so a phone gets these links too. */}
        <nav aria-label={header.main} className="hidden md:block noscript:block">
          <ul className="header-row flex flex-wrap">
            {navigation.map((item) => (
              <li
                key={item.href}
                className={opensCatalog(content, item) ? "catalog md:mr-4" : undefined}
              >
                <a
                  href={item.href}
                  aria-current={isActive(item, pathname) ? "page" : undefined}
                  className="inline-block pt-2 pb-2.5 hover:text-accent aria-[current]:border-mark aria-[current]:border-b-2 aria-[current]:pb-2 aria-[current]:font-medium"
                >
                  {item.name}
                </a>
                {opensCatalog(content, item) && <CatalogPanel />}
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSwitch className="header-language flex min-h-11 items-center max-md:hidden" />
        <SearchLink />
        <PhoneInHeader />
        <ButtonLink href={callToAction.href} size="small" className="max-md:hidden max-lg:px-3">
          {callToAction.name}
        </ButtonLink>
        <MenuButton className="md:hidden noscript:hidden" />
      </div>
      <Menu />
    </header>
  );
}
