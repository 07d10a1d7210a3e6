import { Icon } from "../components/icon";
import { directoryPath } from "../lib/paths";
import { useContent } from "../lib/use-words";

/** Links to the list of all pages; with script it opens the search instead (browser/search.ts). */
export function SearchLink() {
  const content = useContent();
  const { search } = content.words;
  if (!search) return null;
  return (
    <a
      href={directoryPath(content) ?? "/"}
      data-behavior="search"
      aria-label={search.dialog}
      className="-mx-3 grid size-11 flex-none place-items-center eased hover:text-accent aria-busy:opacity-50"
    >
      <Icon name="search" size={22} />
    </a>
  );
}
