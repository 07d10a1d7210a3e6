import { useLocation } from "react-router";
import { headerThreshold } from "../browser/constants";
import { useScrolledPast } from "../browser/scrolled";
import { ButtonLink } from "../components/button";
import { Link } from "../components/link";
import { Logo } from "../components/logo";
import { isActive } from "../lib/active-item";
import { classNames } from "../lib/class-names";
import { callToAction, navigation, site } from "../site";
import { MobileMenu } from "./mobile-menu";

export function Header() {
  const { pathname } = useLocation();
  const isScrolled = useScrolledPast(headerThreshold);

  return (
    <header
      data-scrolled={isScrolled || undefined}
      className={classNames(
        "sticky top-0 z-10 border-b transition-colors",
        isScrolled ? "border-line bg-page/95 backdrop-blur-md" : "border-transparent bg-page",
      )}
    >
      <div className="wrap flex min-h-19 items-center gap-x-6 lg:gap-x-10 noscript:max-md:flex-wrap noscript:max-md:py-3">
        <Link to="/" aria-label={`${site.name}, home`}>
          <Logo />
        </Link>
        {/* Without script the menu button could do nothing, so a phone gets these links too. */}
        <nav aria-label="Main" className="ml-auto hidden md:block noscript:block">
          <ul className="flex flex-wrap gap-x-5 lg:gap-x-8">
            {navigation.map((item) => (
              <li key={item.href}>
                <Link
                  to={item.href}
                  aria-current={isActive(item, pathname) ? "page" : undefined}
                  className="inline-block pt-2 pb-2.5 text-small hover:text-accent aria-[current]:border-accent aria-[current]:border-b-2 aria-[current]:pb-2 aria-[current]:font-medium"
                >
                  {item.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ButtonLink to={callToAction.href} size="small" className="max-md:hidden">
          {callToAction.name}
        </ButtonLink>
        <MobileMenu className="ml-auto md:hidden noscript:hidden" />
      </div>
    </header>
  );
}
