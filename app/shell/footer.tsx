import { Icon } from "../components/icon";
import { Logo } from "../components/logo";
import { Today } from "../components/today";
import { classNames } from "../lib/class-names";
import { servicePath } from "../lib/paths";
import { useSite, useWords } from "../lib/use-words";
import { LanguageList } from "./language-switch";
import { usePhone } from "./phone-link";
import { SchemeSwitch } from "./scheme-switch";

interface LinkColumnProps {
  title: string;
  links: readonly { name: string; href: string }[];
  /** Of twelve columns. */
  span: 2 | 3;
}

function LinkColumn({ title, links, span }: LinkColumnProps) {
  return (
    <nav aria-label={title} className={span === 3 ? "lg:col-span-3" : "lg:col-span-2"}>
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
const fewerLists = "twelve max-lg:flex max-lg:flex-wrap max-lg:gap-x-16";

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
  const lists = [
    { title: footer.company, links: company, span: 2 },
    { title: footer.services, links: services, span: 3 },
    { title: footer.trust, links: site.trustNavigation, span: 2 },
    { title: footer.legal, links: site.legalNavigation, span: 2 },
  ] as const;
  const shown = lists.filter(({ links }) => links.length);
  return (
    <footer className="on-ink border-line border-t py-12">
      <div
        className={classNames(
          "wrap gap-y-8",
          shown.length === lists.length ? fourLists : fewerLists,
          // A translation may need one column where the first language has two.
          site.edition.folder && "max-sm:grid-cols-1",
        )}
      >
        {/* It takes the room that the lists leave. */}
        <div
          className="max-lg:col-span-full max-lg:w-full md:max-lg:flex md:max-lg:justify-between lg:col-span-(--span)"
          style={{ "--span": shown.reduce((rest, { span }) => rest - span, 12) }}
        >
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
        {shown.map((list) => (
          <LinkColumn key={list.title} {...list} />
        ))}
      </div>
      <div className="wrap mt-9">
        <div className="flex flex-wrap items-center justify-between gap-x-8 border-line border-t pt-3 text-label text-muted">
          <p className="py-3 max-lg:order-1 max-lg:w-full">
            © <Today show="year" /> {site.legalName.replace(/\.?$/, ".")} {footer.rights}
          </p>
          <LanguageList />
          <SchemeSwitch />
        </div>
      </div>
    </footer>
  );
}
