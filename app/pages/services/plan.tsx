import { Fragment } from "react";
import { Pictogram } from "../../components/pictogram";
import { servicesPage } from "../../content/content";
import { FeaturedService } from "./featured-service";
import { Group } from "./group";
import { Panel } from "./panel";
import { PhaseBar } from "./phase-bar";
import { PlanLoad } from "./plan-foot";
import { type PlanRow, servicesPlan } from "./plan-view";
import { Showcase } from "./showcase";
import { Steps } from "./steps";

const { columns, phases } = servicesPage.plan;

const more = "Learn more";

/** A service: its icon, name and description, its bar, and what the bar says in words. */
function Row({ anchor, icon, title, description, href, phases, words }: PlanRow) {
  return (
    <article id={anchor} className="plan-row group">
      <Pictogram drawing={icon} size={32} />
      <h3 className="display">{title}</h3>
      <p className="text-muted text-small">
        {description}{" "}
        <a href={href}>
          {more}
          <span className="sr-only">: {title}</span>
        </a>
      </p>
      <PhaseBar {...phases} />
      <span className="plan-words">{words}</span>
    </article>
  );
}

/** All services on one axis, group by group; the axis stays in sight. */
export function Plan() {
  const { groups, load } = servicesPlan();
  return (
    <div className="plan wrap-drawing">
      <div aria-hidden="true" className="plan-head">
        <span>{columns.service}</span>
        <span>{columns.description}</span>
        <ol className="display">
          {phases.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      </div>
      <ol className="plan-gates max-xl:sr-only">
        {phases.map(({ name, until }) => (
          <li key={name}>
            <span className="sr-only">{name} </span>
            {until}
          </li>
        ))}
      </ol>
      {groups.map(({ id, title, text, rows, panel, steps, showcase, featured }) => (
        <Fragment key={id}>
          <Group id={id} title={title} text={text} spans={rows.map(({ phases }) => phases)}>
            {panel && <Panel {...panel} />}
            {rows.map((row) => (
              <Row key={row.href} {...row} />
            ))}
            {steps && <Steps {...steps} />}
            {showcase && <Showcase {...showcase} />}
          </Group>
          {featured && <FeaturedService {...featured} />}
        </Fragment>
      ))}
      <PlanLoad load={load} />
    </div>
  );
}
