import type { ReactNode } from "react";
import { FirstCall } from "../../bands/first-step";
import { Breadcrumbs } from "../../components/breadcrumbs";
import { Icon } from "../../components/icon";
import type { Service } from "../../content/types";
import { classNames } from "../../lib/class-names";
import { contactPath } from "../../lib/paths";

/** Characters; a longer title is smaller on wide screens, where it would take two lines. */
const longTitle = 24;

/** The opening of a service page: the title and the reason to read on; the description at the side. */
export function ServiceHero({ service, label }: { service: Service; label: ReactNode }) {
  const { id, title, lead, description } = service;
  return (
    <div className="border-line border-b py-5 print:py-2">
      <div className="wrap">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
          <Breadcrumbs />
          <a
            href="/services"
            className="inline-flex items-center gap-2 py-1 text-small hover:text-accent"
          >
            <Icon name="arrow-left" size={16} />
            Back to Services
          </a>
        </div>
        <div className="mt-4 twelve gap-y-5">
          <div className="lg:col-span-8">
            {label}
            <h1
              className={classNames(
                "display mt-2 text-title-1",
                title.length > longTitle && "xl:text-title-2",
              )}
            >
              {title}
            </h1>
            <p className="display mt-4 text-[1.5rem] leading-[1.3]! text-balance">{lead}</p>
          </div>
          {/* On a phone the button comes first. */}
          <div className="flex flex-col-reverse items-start gap-6 lg:col-span-4 lg:flex-col lg:justify-end">
            <p className="lede text-lead text-muted">{description}</p>
            <FirstCall href={contactPath(id)} size="regular" />
          </div>
        </div>
      </div>
    </div>
  );
}
