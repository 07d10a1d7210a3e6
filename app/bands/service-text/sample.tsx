import { Icon } from "../../components/icon";
import { TextLink } from "../../components/text-link";
import type { BandSection } from "../../content/schema/band";
import type { ServiceWithOverview } from "../../content/types";

/** A document that clients get: when it is opened, by hand or by its hash, a small preview with a link. */
export function Sample({
  again,
  heading,
  text,
  picture,
  alt,
  link,
}: NonNullable<ServiceWithOverview["sample"]> & Pick<BandSection, "again">) {
  return (
    <details className="group border-line border-y print:hidden">
      <summary className="flex cursor-pointer list-none items-center justify-between gap-5 py-4 hover:text-accent [&::-webkit-details-marker]:hidden">
        <h2 id={`sample-heading${again}`} className="display text-title-4 leading-tight!">
          {heading}
        </h2>
        <Icon name="plus" size={22} className="flex-none eased group-open:rotate-45" />
      </summary>
      <div
        id={`sample${again}`}
        className="grid grid-cols-[1fr_2fr] items-center gap-x-5 pb-8 md:gap-x-7"
      >
        <img
          src={picture}
          alt={alt}
          width={850}
          height={1100}
          loading="lazy"
          className="w-full border border-line"
        />
        <div>
          <p className="mb-6 max-w-prose text-muted">{text}</p>
          <TextLink href={picture}>{link}</TextLink>
        </div>
      </div>
    </details>
  );
}
