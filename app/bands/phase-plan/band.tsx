import { Picture } from "../../components/picture";
import { named, SectionHead } from "../../components/section";
import { classNames } from "../../lib/class-names";
import type { BandProps } from "../component-of";
import { Fold } from "../fold";
import { PhaseBars } from "../phase-bar";
import { Featured, Panel, Showcase, Steps } from "./extras";
import { PlanLegend, PlanLoad } from "./plan-foot";
import { Row } from "./plan-row";
import { type PlanGroup, planOf } from "./plan-view";

type PlanProps = BandProps<"phase-plan">;
type Phases = Pick<PlanProps, "phases">;

/** The columns with the phases, which stay in sight; what ends each phase is read aloud. */
function Axis({ columns, phases }: { columns: PlanProps["columns"] | undefined } & Phases) {
  return (
    <>
      <div aria-hidden="true" className="plan-head">
        <div className="plan-columns wrap">
          <span className="plan-column">{columns?.service}</span>
          <span className="plan-column hidden xl:block">{columns?.description}</span>
          <ol className="plan-phases axis-phases display">
            {phases.map(({ name }) => (
              <li key={name} className="plan-column plan-phase">
                {name}
              </li>
            ))}
          </ol>
        </div>
      </div>
      <ol className="sr-only">
        {phases.map(({ name, until }) => (
          <li key={name}>
            {name} {until}
          </li>
        ))}
      </ol>
    </>
  );
}

function Group({ phases, ...group }: PlanGroup & Phases) {
  const { id, title, text, picture, rows, panel, steps, showcase } = group;
  const bars = rows.flatMap(({ bar = [] }) => bar);
  return (
    <section
      aria-labelledby={`${id}-heading`}
      className={classNames("plan-group", phases.length > 0 && "axis-lines")}
    >
      <Fold
        anchor={id}
        level={2}
        heading={title}
        text={text}
        preview={bars.length > 0 && <PhaseBars bars={bars} className="fold-preview" />}
      >
        {picture && (
          <Picture
            name={picture}
            sizes="(min-width: 80rem) 25rem, (min-width: 48rem) 12rem, 91vw"
            alt=""
            className="group-picture print:hidden"
          />
        )}
        <div className={classNames("group-rows", picture && steps && "above-steps")}>
          {panel && <Panel {...panel} />}
          <div data-reveal="items">
            {rows.map((row) => (
              <Row key={row.id} {...row} phases={phases} />
            ))}
          </div>
          {showcase && <Showcase {...showcase} />}
        </div>
        {steps && <Steps {...steps} />}
      </Fold>
    </section>
  );
}

/** All services, group by group: on one axis, unless none has a place on it. Every second group is on sand. */
export default function PhasePlan({
  section,
  label,
  heading,
  text,
  columns,
  load,
  legend,
  ...drawn
}: PlanProps) {
  const { phases, ...plan } = planOf(drawn);
  const hasAxis = phases.length > 0;
  return (
    <section {...named(section)} className={classNames("fold-band", !section.joins && "pt-band")}>
      <div className="wrap">
        <SectionHead {...section} label={label} heading={heading} text={text} />
      </div>
      <div
        data-drawing="services"
        className={classNames("plan on-axis", !hasAxis && "plan-list")}
        style={{ "--phases": phases.length }}
      >
        {hasAxis && <Axis columns={columns} phases={phases} />}
        {plan.groups.map((group, index) => (
          <div key={group.id} className={index % 2 ? "plan-part on-sand" : "plan-part"}>
            <div className="wrap">
              <Group {...group} phases={phases} />
              {group.card && <Featured {...group.card} />}
            </div>
          </div>
        ))}
        {hasAxis && (load || legend) && (
          <div className="wrap">
            {load && <PlanLoad {...load} load={plan.load} />}
            {legend && <PlanLegend {...legend} />}
          </div>
        )}
      </div>
    </section>
  );
}
