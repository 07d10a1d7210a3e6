import { TextLink } from "../../components/text-link";
import type { ServiceWithSchedule } from "../../content/types";

/** A small preview of a document that clients get, linked to the full version. */
export function Sample({
  heading,
  text,
  picture,
  alt,
  link,
}: NonNullable<ServiceWithSchedule["sample"]>) {
  return (
    <section
      id="sample"
      aria-labelledby="sample-heading"
      className="grid items-center gap-x-7 gap-y-8 border-line border-y py-10 md:grid-cols-12 print:hidden wide:col-span-full"
    >
      <img
        src={picture}
        alt={alt}
        width={850}
        height={1100}
        loading="lazy"
        className="w-full border border-line max-md:order-1 md:col-span-4"
      />
      <div className="md:col-span-8">
        <h2 id="sample-heading" className="display mb-4 text-title-2">
          {heading}
        </h2>
        <p className="mb-6 max-w-prose text-muted">{text}</p>
        <TextLink href={picture}>{link}</TextLink>
      </div>
    </section>
  );
}
