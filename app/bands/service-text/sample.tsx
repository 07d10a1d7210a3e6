import { TextLink } from "../../components/text-link";
import type { BandSection } from "../../content/schema/band";
import type { ServiceWithOverview } from "../../content/types";

/** A small preview of a document that clients get, linked to the full version. */
export function Sample({
  again,
  heading,
  text,
  picture,
  alt,
  link,
}: NonNullable<ServiceWithOverview["sample"]> & Pick<BandSection, "again">) {
  return (
    <section
      id={`sample${again}`}
      aria-labelledby={`sample-heading${again}`}
      className="grid grid-cols-[1fr_2fr] items-center gap-x-5 border-line border-y py-8 md:gap-x-7 print:hidden"
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
        <h2 id={`sample-heading${again}`} className="display mb-4 text-title-3">
          {heading}
        </h2>
        <p className="mb-6 max-w-prose text-muted">{text}</p>
        <TextLink href={picture}>{link}</TextLink>
      </div>
    </section>
  );
}
