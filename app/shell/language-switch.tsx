import { useLocation } from "react-router";
import { editionsOf } from "../lib/editions";
import { useContent } from "../lib/use-words";

/**
 * The page in the other languages of the site, each in its own name; one that has not this page opens its home.
 * A chosen date is kept by the tab, so it comes along.
 */
export function LanguageSwitch({ className }: { className?: string }) {
  const { pathname } = useLocation();
  const { site, pages, entryPages } = useContent();
  const isPage = [...pages, ...entryPages].some(({ path }) => path === pathname);
  const there = [...editionsOf(site, "/"), ...(isPage ? editionsOf(site, pathname) : [])];
  return site.editions.map(({ code }) => {
    const edition = there.findLast((one) => one.code === code && code !== site.language);
    return (
      edition && (
        <a
          key={code}
          href={edition.address}
          hrefLang={code}
          lang={code}
          className={className ?? "py-3"}
        >
          {edition.name}
        </a>
      )
    );
  });
}
