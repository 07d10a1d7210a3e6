import { ButtonLink } from "../../components/button";
import { Pictogram } from "../../components/pictogram";
import { Picture } from "../../components/picture";
import { classNames } from "../../lib/class-names";
import { contactPath, servicePath } from "../../lib/paths";
import { useSite, useWords } from "../../lib/use-words";
import { slugOf } from "../../text/slug";
import { ClaimRow } from "../claim-row";
import { TitledText } from "../titled-text";
import type { PlanGroup } from "./plan-view";

/** What a group may have besides its rows. */
type Extra<Name extends "panel" | "steps" | "showcase" | "card"> = NonNullable<PlanGroup[Name]>;

/** Why clients choose us for this group, above its services. */
export function Panel({ heading, text, reasons }: Extra<"panel">) {
  return (
    <div id={slugOf(heading)} className="group-panel">
      <div className="items-baseline gap-7 md:flex">
        <h3 className="display text-[1.5rem] max-md:mb-2">{heading}</h3>
        <p className="text-muted text-small">{text}</p>
      </div>
      <ul
        className="grid gap-[1.5rem_1.75rem] md:grid-cols-[repeat(var(--reasons),1fr)]"
        style={{ "--reasons": reasons.length }}
      >
        {reasons.map((reason) => (
          <li key={reason.title}>
            <TitledText {...reason} level={4} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * How work of this group proceeds: each step starts where the previous one ends. The bars are borders
 * because forced-colors mode keeps borders. They fit side by side on a wide screen; on narrower ones each
 * has its own row, or two would look like one.
 */
export function Steps({ heading, steps }: Extra<"steps">) {
  return (
    <div className="group-steps">
      <h3 className="display text-title-3">{heading}</h3>
      <ol
        className="grid gap-y-6 md:grid-cols-[repeat(var(--steps),minmax(0,1fr))]"
        style={{ "--steps": steps.length }}
      >
        {steps.map(({ title, text, critical }, index) => (
          <li
            key={title}
            style={{ "--step": index }}
            className={classNames(
              "border-t-[0.75rem] pt-3 pr-3 max-md:ml-[calc(var(--step)*8%)] md:mt-[calc(var(--step)*14px)] lg:mt-[calc(var(--step)*26px)]",
              critical ? "border-mark" : "border-text",
            )}
          >
            <TitledText title={title} text={text} level={4} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What a group is for, its figures, and a picture in the column of the bars. */
export function Showcase({ text, figures, picture }: Extra<"showcase">) {
  return (
    <div className="showcase">
      <p className="text-small lg:text-[0.9375rem]">{text}</p>
      {figures.length > 0 && (
        <ClaimRow claims={figures} className="[&_dd]:whitespace-nowrap [&_dd]:text-title-3" />
      )}
      <Picture
        name={picture.slug}
        sizes="(min-width: 83rem) 25rem, (min-width: 64rem) 26vw, (min-width: 48rem) 13rem, 91vw"
        alt=""
        className="showcase-picture"
      />
    </div>
  );
}

/** A dark card in place of a row: its columns are those of the plan. */
export function Featured({ service, text, picture }: Extra<"card">) {
  const { actions } = useWords();
  const { id, title, pictogram, weeks, months } = service;
  return (
    <section
      id={id}
      data-weeks={weeks}
      data-months={months}
      aria-labelledby={`${id}-heading`}
      className="plan-card group on-ink"
    >
      <div className="plan-card-words plan-card-name">
        {pictogram && <Pictogram drawing={pictogram} size={32} className="mb-4" />}
        <h2 id={`${id}-heading`} className="display text-title-2 md:text-title-3 xl:text-[2rem]">
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
        sizes="(min-width: 48rem) 24.75rem, 91vw"
        alt=""
        className="plan-card-picture rounded-none!"
      />
    </section>
  );
}
