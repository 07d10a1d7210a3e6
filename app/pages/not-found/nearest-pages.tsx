import { useWords } from "../../lib/use-words";

/** Suggestions for a mistyped URL; hidden until browser/show-nearest-pages.ts fills it. */
export function NearestPages() {
  return (
    <nav
      data-behavior="nearest-pages"
      hidden
      aria-labelledby="nearest-heading"
      className="mt-head twelve gap-y-2 border-line border-t pt-5"
    >
      <h2 id="nearest-heading" className="pt-1.5 text-muted lg:col-span-4">
        {useWords().errors.notFound.nearest}
      </h2>
      <ul className="grid gap-x-7 md:grid-cols-3 lg:col-span-8" />
      <template>
        <li>
          {/* biome-ignore lint/a11y/useValidAnchor: the script sets the href */}
          <a className="group block py-2">
            <span className="display block text-title-3 group-hover:text-accent" />
            <span className="wrap-anywhere mt-1 block text-muted text-small" />
          </a>
        </li>
      </template>
    </nav>
  );
}
