import { useLocation } from "react-router";
import { Icon } from "../components/icon";
import { editionsOf } from "../lib/editions";
import { useContent, useWords } from "../lib/use-words";

/** The other languages of the site, each with its own name and the address of this page there, or of its home. */
function useOtherLanguages() {
  const { pathname } = useLocation();
  const { site, pages, entryPages } = useContent();
  const isPage = [...pages, ...entryPages].some(({ path }) => path === pathname);
  const there = [...editionsOf(site, "/"), ...(isPage ? editionsOf(site, pathname) : [])];
  return site.editions.flatMap(({ code }) => {
    const edition = there.findLast((one) => one.code === code && code !== site.language);
    return edition ? [edition] : [];
  });
}

/**
 * The page in the other languages of the site. Where it is narrow a code stands for the name, which is
 * read out all the same. A chosen date is kept by the tab, so it comes along.
 */
export function LanguageSwitch({ className }: { className: string }) {
  return useOtherLanguages().map(({ code, name, address }) => (
    <a
      key={code}
      href={address}
      hrefLang={code}
      lang={code}
      data-code={code.split("-", 1)}
      className={className}
    >
      <Icon name="globe" />
      <span className="in-full">{name}</span>
    </a>
  ));
}

/** All languages with a label, that of the page marked. */
export function LanguageList() {
  const { site } = useContent();
  const { language } = useWords().footer;
  const others = useOtherLanguages();
  if (!others.length) return null;
  return (
    <p className="choice-row">
      <span className="choice-label">{language}</span>
      <span>
        <u>{site.editions.find(({ code }) => code === site.language)?.name}</u>
      </span>
      {others.map(({ code, name, address }) => (
        <a key={code} href={address} hrefLang={code} lang={code}>
          {name}
        </a>
      ))}
    </p>
  );
}
