import { servicesPage } from "../../content/content";
import { PhaseBar } from "./phase-bar";
import { PlanLegend, PlanLoad } from "./plan-foot";
import { type PlanView, servicesPlan } from "./plan-view";

/**
 * A row is a link with a note. The styles show the note of the hovered or focused row in the empty
 * corner of the plan.
 */
function Row({ title, description, href, phases, words }: PlanView["groups"][0]["rows"][0]) {
  return (
    <li>
      <a href={href}>
        <span>{title}</span>
        <PhaseBar {...phases} />
        <span>
          <span>
            <b aria-hidden="true" className="display">
              {title}
            </b>
            {description} <i>{words}</i>
          </span>
        </span>
      </a>
    </li>
  );
}

/** All services on one axis. On narrow screens the groups below show their own bars instead. */
export function Plan() {
  const { groups, load } = servicesPlan();
  return (
    <figure aria-labelledby="services-heading" className="plan text-label">
      <ol className="text-muted">
        {servicesPage.plan.phases.map(({ name, until }) => (
          <li key={name}>
            <b className="display">{name}</b> <span className="max-lg:hidden">{until}</span>
          </li>
        ))}
      </ol>
      <ul>
        {groups.map(({ id, title, hash, rows }) => (
          <li key={id}>
            <a href={hash} className="display hover:text-accent">
              {title}
            </a>
            <ul className="text-small">
              {rows.map((row) => (
                <Row key={row.href} {...row} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <PlanLoad {...load} />
      <PlanLegend />
    </figure>
  );
}
