import { useLocation } from "react-router";
import { editionsOf } from "../lib/editions";
import { useSite } from "../lib/use-words";

/**
 * The page in the other languages of the site, each in its own name; one that has not this page opens its home.
 * A chosen date is kept by the tab, so it comes along.
 */
export function LanguageSwitch({ className }: { className: string }) {
  const { pathname } = useLocation();
  const site = useSite();
  const there = [...editionsOf(site, "/"), ...editionsOf(site, pathname)];
  const others = site.editions.flatMap(
    ({ code }) => there.findLast((one) => one.code === code && code !== site.language) ?? [],
  );
  if (!others.length) return null;
  return (
    <ul className={className}>
      {others.map(({ code, name, address }) => (
        <li key={code}>
          <a
            href={address}
            hrefLang={code}
            lang={code}
            className="inline-block pt-2 pb-2.5 underline-offset-4 hover:underline"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
