import { ButtonLink } from "../../components/button";
import { Pictogram } from "../../components/pictogram";
import { Picture } from "../../components/picture";
import { getService } from "../../content/services";
import type { ServiceGroup } from "../../content/types";
import { contactPath, servicePath } from "../../lib/paths";
import { useSite } from "../../lib/use-words";
import { PhaseBar } from "./phase-bar";

/** A dark card in place of a row: its columns are those of the plan, and its bar lies on its picture. */
export function FeaturedService({ service, text, picture }: NonNullable<ServiceGroup["featured"]>) {
  const { title, pictogram, phases } = getService(service);
  return (
    <section
      id={service}
      aria-labelledby={`${service}-heading`}
      className="featured-service group on-ink"
    >
      <div>
        <Pictogram drawing={pictogram} size={32} className="mb-4" />
        <h2 id={`${service}-heading`} className="display text-title-2 md:max-xl:text-title-3">
          {title}
        </h2>
      </div>
      <div>
        <p className="text-body text-muted leading-[1.5]">{text}</p>
        <p className="mt-5 flex flex-wrap gap-3">
          <ButtonLink href={servicePath(service)} variant="highlight" size="small" arrow>
            Learn more<span className="sr-only">: {title}</span>
          </ButtonLink>
          <ButtonLink href={contactPath(useSite(), service)} variant="secondary" size="small">
            Get In Touch
          </ButtonLink>
        </p>
      </div>
      <Picture
        name={picture}
        sizes="(min-width: 83rem) 27rem, (min-width: 64rem) 40vw, (min-width: 48rem) 53vw, 78vw"
        alt=""
        className="out-of-ground rounded-none!"
      />
      <PhaseBar {...phases} />
    </section>
  );
}
