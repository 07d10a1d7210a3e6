import { Tag } from "../../components/badge";
import { PageTop } from "../../components/page-top";
import { Picture } from "../../components/picture";
import { LabeledHeading } from "../../components/section";
import { contactPath, servicesPath } from "../../lib/paths";
import { useContent, useSite, useWords } from "../../lib/use-words";
import { servicePictureName } from "../../pictures";
import type { BandProps } from "../component-of";
import { FirstCall } from "../first-step";

/** The title of a service and the reason to read on; picture and call at the side; facts below. */
export default function ServiceOpening({
  section,
  service,
  serviceGroups,
  tag,
  tagGroup,
  facts,
}: BandProps<"service-opening">) {
  const { id, title, lead, more } = service;
  const { actions } = useWords();
  const group = serviceGroups.groups.find((one) => one.id === service.group);
  const picture = service.picture ?? group?.picture;
  // The tag names the group of some of these services; all others say theirs beside it.
  const label = tag ? (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-muted">
      <Tag>{tag}</Tag>
      {tagGroup && tagGroup !== group?.id && <span>{group?.title}</span>}
    </p>
  ) : (
    group?.title
  );
  const description = <p className="lede text-lead text-muted">{service.description}</p>;
  return (
    <div id={section.anchor} className="pt-5 print:py-2">
      <div className="wrap">
        <PageTop
          {...section}
          back={{ href: servicesPath(useContent()), label: actions.backToServices }}
        />
        <div className="mt-5 twelve gap-y-5 pb-6 max-md:mt-3 print:mt-2 print:gap-y-2 print:pb-3">
          <div className="lg:col-span-8">
            <LabeledHeading {...section} label={label} className="text-title-1">
              {title}
            </LabeledHeading>
            <p className="display my-5 max-w-[36em] text-[1.25rem] leading-[1.32]! md:text-[1.5rem]">
              {lead}
            </p>
            {picture && description}
          </div>
          {/* On a phone the button comes first. */}
          <div className="flex flex-col-reverse items-start gap-5 md:max-lg:flex-row-reverse md:max-lg:items-center md:max-lg:justify-between lg:col-span-4 lg:flex-col">
            {picture ? (
              <div className="w-full flex-none md:max-lg:w-1/2">
                <Picture
                  name={servicePictureName(picture.image)}
                  alt={picture.imageAlt}
                  sizes="(min-width: 83rem) 24.5rem, (min-width: 64rem) 29vw, (min-width: 48rem) 46vw, 92vw"
                  className="aspect-7/4 max-sm:aspect-2/1"
                />
              </div>
            ) : (
              description
            )}
            <FirstCall href={contactPath(useSite(), id)} more={more} />
          </div>
        </div>
        {facts.length > 0 && (
          <dl className="service-facts">
            {facts.map(({ term, text }) => (
              <div key={term}>
                <dt className="text-label text-muted">{term}</dt>
                <dd className="font-medium text-small leading-[1.4]">{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}
