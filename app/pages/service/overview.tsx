import type { Passage } from "../../content/types";

/** The text of a service, each passage under a word of its own. */
export function Overview({ passages }: { passages: readonly Passage[] }) {
  return (
    <section aria-labelledby="overview-heading">
      <h2 id="overview-heading" className="sr-only">
        Overview
      </h2>
      {passages.map(({ label, text }) => (
        <div
          key={label}
          className="gap-x-6 border-line border-t py-5 md:grid md:grid-cols-[8rem_1fr] print:block print:py-2"
        >
          <h3 className="pt-[0.15em] font-medium text-small leading-tight max-md:mb-1.5">
            {label}
          </h3>
          <p className="max-w-prose">{text}</p>
        </div>
      ))}
    </section>
  );
}
