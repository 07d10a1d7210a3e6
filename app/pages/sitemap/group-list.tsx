import { Section } from "../../components/section";
import { TextLink } from "../../components/text-link";
import { sitemapPage } from "../../content/sitemap-page";
import { Entries } from "./directory";
import type { GroupView } from "./group-view";

const { pages: label, next: nextPage } = sitemapPage.group;

/** Every page of the list, by its number and the word that it begins with. */
function Pages({ pages, path }: Pick<GroupView, "pages" | "path">) {
  return (
    <nav aria-label={label} className="mt-6">
      <ol className="flex flex-wrap gap-x-6 text-small lg:flex-col">
        {pages.map(({ number, begins, href }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={href === path ? "page" : undefined}
              className="inline-block py-1 hover:text-accent aria-[current]:font-medium aria-[current]:text-accent"
            >
              {number} <span className="text-muted">{begins}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** One page of a group: where in the list it stands at the left, and its services at the right. */
export function GroupList({ intro, range, pages, path, entries, next }: GroupView) {
  return (
    <Section aria-label={intro.heading}>
      <div className="twelve gap-y-6">
        <div className="self-start lg:sticky lg:top-28 lg:col-span-4">
          <p className="text-muted text-small">{range}</p>
          {pages.length > 1 && <Pages pages={pages} path={path} />}
        </div>
        <div className="lg:col-span-8">
          <Entries entries={entries} />
          {next && (
            <p className="mt-6">
              <TextLink href={next} rel="next">
                {nextPage}
              </TextLink>
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}
