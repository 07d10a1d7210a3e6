import type { ReactNode } from "react";
import { Icon } from "../../components/icon";
import { BandHeading } from "../../components/section";
import type { BandProps } from "../component-of";

/** Closed until somebody asks for it, by hand or by a link into it; open on paper (disclosure.css). */
export default function Folded({
  section,
  heading,
  text,
  children,
}: BandProps<"folded"> & { children?: ReactNode }) {
  return (
    <section aria-labelledby={`${section.anchor}-heading`} className="pb-band-brief">
      <details name={section.anchor} className="group relative">
        <summary className="wrap twelve cursor-pointer list-none items-end gap-y-4 hover:text-accent [&::-webkit-details-marker]:hidden">
          <BandHeading {...section} className="display text-title-3 lg:col-span-7">
            {heading}
          </BandHeading>
          <span className="flex items-start justify-between gap-6 lg:col-span-4 lg:col-start-9">
            <span className="lede text-muted">{text}</span>
            <Icon
              name="plus"
              size={22}
              className="flex-none eased group-open:rotate-45 print:hidden"
            />
          </span>
        </summary>
        {/* Inside <details>, so that a hash link opens it, but positioned at its top. */}
        <div id={section.anchor} className="absolute top-0" />
        <div className="pt-band-brief">{children}</div>
      </details>
    </section>
  );
}
