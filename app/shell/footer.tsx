import { Icon } from "../components/icon";
import { Logo } from "../components/logo";
import { Today } from "../components/today";
import { classNames } from "../lib/class-names";
import { servicePath } from "../lib/paths";
import { useSite, useWords } from "../lib/use-words";
import { LanguageSwitch } from "./language-switch";
import { usePhone } from "./phone-link";
import { SchemeSwitch } from "./scheme-switch";

interface LinkColumnProps {
  title: string;
  links: readonly { name: string; href: string }[];
  className: string;
}

function LinkColumn({ title, links, className }: LinkColumnProps) {
  if (!links.length) return null;
  return (
    <nav aria-label={title} className={className}>
      <h2 className="mb-3 font-medium text-label text-muted">{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a
              href={link.href}
              className="inline-block py-1 text-small underline-offset-4 hover:underline"
            >
              {link.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const fourLists = "twelve max-md:grid-cols-2 md:max-lg:grid-cols-[3fr_5fr_3fr_3fr]";
/** With fewer the firm takes the room that is left. */
const fewerLists = "flex flex-wrap gap-x-16";

export function Footer() {
  const site = useSite();
  const call = usePhone();
  const { footer } = useWords();
  const company = site.navigation.flatMap(({ inFooter, href }) =>
    inFooter ? [{ name: inFooter, href }] : [],
  );
  const services = site.footerServices.map(({ name, service }) => ({
    name,
    href: servicePath(service),
  }));
  const lists = [company, services, site.trustNavigation, site.legalNavigation];
  return (
    <footer className="on-ink border-line border-t py-12">
      <div
        className={classNames(
          "wrap gap-y-8",
          lists.every(({ length }) => length) ? fourLists : fewerLists,
          // A translation may need one column where the first language has two.
          site.edition.folder && "max-sm:grid-cols-1",
        )}
      >
        <div className="max-lg:col-span-full max-lg:w-full md:max-lg:flex md:max-lg:justify-between lg:col-span-3 lg:mr-auto">
          <div>
            <Logo />
            <p className="mt-4 lede text-muted text-small">{site.tagline}</p>
          </div>
          <div className="max-md:mt-6 lg:mt-6">
            <a
              href={`mailto:${site.mailboxes.info}`}
              className="inline-flex items-center gap-2.5 py-1 text-small underline-offset-4 hover:underline"
            >
              <Icon name="mail" />
              {site.mailboxes.info}
            </a>
            {call && (
              <a
                href={call.href}
                className={classNames(
                  "flex w-fit items-center gap-2.5 py-1 text-small underline-offset-4 hover:underline",
                  call.place === "header" && "xl:hidden",
                )}
              >
                <Icon name="phone" />
                {call.phone}
              </a>
            )}
            {site.socialLinks.length > 0 && (
              <ul className="mt-4 -ml-2.5 flex md:max-lg:mt-2">
                {site.socialLinks.map(({ name, href, icon }) => (
                  <li key={name}>
                    <a
                      href={href}
                      rel="noopener noreferrer"
                      aria-label={name}
                      className="grid size-10 place-items-center text-muted hover:text-text"
                    >
                      <Icon name={icon} size={20} />
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
        <LinkColumn title={footer.company} links={company} className="lg:col-span-2" />
        <LinkColumn title={footer.services} links={services} className="lg:col-span-3" />
        <LinkColumn title={footer.trust} links={site.trustNavigation} className="lg:col-span-2" />
        <LinkColumn title={footer.legal} links={site.legalNavigation} className="lg:col-span-2" />
      </div>
      <div className="wrap mt-9">
        <div className="flex flex-wrap items-center justify-between gap-x-8 border-line border-t pt-3 text-label text-muted">
          <p className="py-3">
            © <Today show="year" /> {site.legalName.replace(/\.?$/, ".")} {footer.rights}
          </p>
          <LanguageSwitch />
          <SchemeSwitch />
        </div>
      </div>
    </footer>
  );
}
