import { Pictogram } from "../../components/pictogram";
import { servicesPage } from "../../content/content";
import { Group } from "./group";
import { PhaseBar } from "./phase-bar";
import { PlanLoad } from "./plan-foot";
import { type PlanRow, servicesPlan } from "./plan-view";

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
      {groups.map(({ rows, ...group }) => {
        const list = rows.map((row) => <Row key={row.href} {...row} />);
        if (group.id === "innovation-lab")
          return (
            <div key={group.id} className="plan-elsewhere">
              <p className="display">
                <a href="#innovation-lab" className="hover:text-accent">
                  {group.title}
                </a>
              </p>
              {list}
            </div>
          );
        return (
          <Group key={group.id} {...group} spans={rows.map(({ phases }) => phases)}>
            {list}
          </Group>
        );
      })}
      <PlanLoad load={load} />
    </div>
  );
}
