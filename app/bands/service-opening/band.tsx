import { Tag } from "../../components/badge";
import { Breadcrumbs } from "../../components/breadcrumbs";
import { Icon } from "../../components/icon";
import { BandHeading, Label } from "../../components/section";
import { classNames } from "../../lib/class-names";
import { contactPath, servicesPath } from "../../lib/paths";
import { useContent, useSite, useWords } from "../../lib/use-words";
import type { BandProps } from "../component-of";
import { FirstCall } from "../first-step";

/** Characters; a longer title is smaller on wide screens, where it would take two lines. */
const longTitle = 24;

/** The title of a service and the reason to read on; the description at the side. */
export default function ServiceOpening({
  section,
  service,
  serviceGroups,
  tag,
}: BandProps<"service-opening">) {
  const { id, title, lead, description, group } = service;
  const { actions } = useWords();
  const back = servicesPath(useContent());
  return (
    <div id={section.anchor} className="border-line border-b py-5 print:py-2">
      <div className="wrap">
        {section.level === 1 && (
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
            <Breadcrumbs />
            {back && (
              <a
                href={back}
                className="inline-flex items-center gap-2 py-1 text-small hover:text-accent"
              >
                <Icon name="arrow-left" size={16} />
                {actions.backToServices}
              </a>
            )}
          </div>
        )}
        <div className="mt-4 twelve gap-y-5">
          <div className="lg:col-span-8">
            {tag ? (
              <Tag>{tag}</Tag>
            ) : (
              <Label>{serviceGroups.groups.find((one) => one.id === group)?.title}</Label>
            )}
            <BandHeading
              {...section}
              className={classNames(
                "display mt-2 text-title-1",
                title.length > longTitle && "xl:text-title-2",
              )}
            >
              {title}
            </BandHeading>
            <p className="display mt-4 text-[1.5rem] leading-[1.3]! text-balance">{lead}</p>
          </div>
          {/* On a phone the button comes first. */}
          <div className="flex flex-col-reverse items-start gap-6 lg:col-span-4 lg:flex-col lg:justify-end">
            <p className="lede text-lead text-muted">{description}</p>
            <FirstCall href={contactPath(useSite(), id)} size="regular" />
          </div>
        </div>
      </div>
    </div>
  );
}
