import { Pictogram } from "../../components/pictogram";
import type { PhaseSpan } from "../../content/types";
import { servicePath } from "../../lib/paths";
import { filled, useWords } from "../../lib/use-words";
import type { BandProps } from "../component-of";
import { PhaseBar } from "../phase-bar";
import { phasesOf } from "../phases";
import type { PlanRow } from "./plan-view";

type RowProps = PlanRow & Pick<BandProps<"phase-plan">, "phases">;

interface SpanWordsProps extends Pick<RowProps, "phases"> {
  span: PhaseSpan;
}

/** "From Fund through Run, ends with two signatures" */
function SpanWords({ span, phases }: SpanWordsProps) {
  const { plan } = useWords();
  const { first, last } = phasesOf(span, phases);
  const words =
    first === last ? first.name : filled(plan.span, { from: first.name, to: last.name });
  return span.ends ? filled(plan.ends, { span: words, event: span.ends }) : words;
}

/** A service: its icon, name and description, and its place on the plan as a bar and in words. */
export function Row({ phases, ...row }: RowProps) {
  const { id, anchor, icon, title, description, bar, span, weeks, months } = row;
  const { actions } = useWords();
  return (
    <article id={anchor} data-weeks={weeks} data-months={months} className="plan-row group">
      {icon && <Pictogram drawing={icon} size={32} className="plan-icon" />}
      <h3 className="plan-name display">
        <a href={servicePath(id)} className="plan-link">
          {title} <span className="plan-more">{actions.more}</span>
        </a>
      </h3>
      <p className="plan-point text-muted text-small">{description}</p>
      {bar && <PhaseBar {...bar} grows />}
      {span && (
        <span className="plan-words">
          <SpanWords span={span} phases={phases} />
        </span>
      )}
    </article>
  );
}
