import { ButtonLink } from "../../components/button";
import { Pictogram } from "../../components/pictogram";
import { Picture } from "../../components/picture";
import { contactPath, servicePath } from "../../lib/paths";
import { useSite, useWords } from "../../lib/use-words";
import { PhaseBar } from "./phase-bar";
import type { PlanGroup } from "./plan-view";

/** A dark card in place of a row: its columns are those of the plan, and its bar lies on its picture. */
export function Featured({ service, text, picture, bar }: NonNullable<PlanGroup["card"]>) {
  const { actions } = useWords();
  const { id, title, pictogram } = service;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="plan-card group on-ink">
      <div className="plan-card-words plan-card-name">
        {pictogram && <Pictogram drawing={pictogram} size={32} className="mb-4" />}
        <h2 id={`${id}-heading`} className="display text-title-2 md:max-xl:text-title-3">
          {title}
        </h2>
      </div>
      <div className="plan-card-words">
        <p className="text-body text-muted leading-[1.5]">{text}</p>
        <p className="mt-5 flex flex-wrap gap-3">
          <ButtonLink href={servicePath(id)} variant="highlight" size="small" arrow>
            {actions.more}
            <span className="sr-only">: {title}</span>
          </ButtonLink>
          <ButtonLink href={contactPath(useSite(), id)} variant="secondary" size="small">
            {actions.ask}
          </ButtonLink>
        </p>
      </div>
      <Picture
        name={picture.slug}
        sizes="(min-width: 83rem) 27rem, (min-width: 64rem) 40vw, (min-width: 48rem) 53vw, 78vw"
        alt=""
        className="plan-card-picture rounded-none!"
      />
      {bar && <PhaseBar {...bar} />}
    </section>
  );
}
