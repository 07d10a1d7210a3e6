import { ButtonLink } from "../../components/button";
import { Icon } from "../../components/icon";
import { Pictogram } from "../../components/pictogram";
import { Picture } from "../../components/picture";
import { BandHeading, named } from "../../components/section";
import { TextLink } from "../../components/text-link";
import type { BandSection } from "../../content/schema/band";
import { classNames } from "../../lib/class-names";
import { caseStudyPath, contactPath, servicePath } from "../../lib/paths";
import { useSite } from "../../lib/use-words";
import { splitCount } from "../../text/split-result";
import type { BandProps } from "../component-of";
import { PhaseBar, PhaseBars } from "../phase-bar";
import { barPlace } from "../phases";

type SituationsProps = BandProps<"situations">;
type Situation = SituationsProps["situations"][number];
type Phases = Pick<SituationsProps, "phases">;

function Services({ services, phases }: Pick<Situation, "services"> & Phases) {
  return (
    <ul>
      {services.map(({ service: { id, title, pictogram, phases: span }, why }, index) => (
        <li key={id} className="situation-service group">
          {pictogram && <Pictogram drawing={pictogram} size={32} />}
          <p className="situation-why text-muted text-small">
            <a href={servicePath(id)} className="situation-link display block text-text">
              {title}
            </a>
            {why}
          </p>
          {span && phases.length > 0 && (
            <PhaseBar {...barPlace(span, phases.length)} isAtRest={!index} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** A case study in which it went well: its result, not a copy of it. */
function Proof({ caseStudy, result = "" }: NonNullable<Situation["proof"]>) {
  const { figure, unit, text } = splitCount(result);
  return (
    <div className="situation-proof">
      <Picture
        name={caseStudy.slug}
        alt=""
        sizes="(min-width: 80rem) 18rem, (min-width: 48rem) 11rem, 7rem"
        widest={800}
        className="situation-picture"
      />
      <div>
        <p className="text-muted">
          {figure && (
            <b className="display block text-text text-title-2">
              {figure}
              {unit && <span className="text-title-4"> {unit}</span>}
            </b>
          )}{" "}
          {text}
        </p>
        <p className="mt-3">
          <TextLink href={caseStudyPath(caseStudy.slug)} className="text-small">
            {caseStudy.title}
          </TextLink>
        </p>
      </div>
    </div>
  );
}

/** What a visitor would say; it opens in place, by its hash too, to what helps and to the button. */
function Row({ again, phases, ...situation }: Situation & Phases & Pick<BandSection, "again">) {
  const { id, line, services, proof, note, button } = situation;
  const bars = services.flatMap(({ service: { phases: span = [] } }) => span);
  return (
    <details name="situation" className="situation">
      <summary className="situation-summary">
        <h3 className="situation-line display">{line}</h3>
        <Icon name="plus" size={22} className="situation-mark eased" />
        {phases.length > 0 && (
          <PhaseBars
            bars={bars.map((span) => barPlace(span, phases.length))}
            className="situation-bars"
          />
        )}
      </summary>
      {/* Inside <details>, so that a hash link opens it, but positioned at its top. */}
      <div id={id + again} className="situation-anchor absolute top-0" />
      <Services services={services} phases={phases} />
      <div className="situation-foot">
        {proof && <Proof {...proof} />}
        <div className="situation-call">
          <p>{note}</p>
          <ButtonLink href={contactPath(useSite(), id)} arrow arrowClass="md:max-lg:hidden">
            {button}
          </ButtonLink>
        </div>
      </div>
    </details>
  );
}

/** The situations, each with its services on the axis of the plan, if there is one. */
export default function Situations({ section, heading, situations, phases }: SituationsProps) {
  const hasAxis = phases.length > 0;
  return (
    <section {...named(section)} className="wrap pb-8">
      <div
        className={classNames("situations", hasAxis && "on-axis axis-lines")}
        style={{ "--phases": phases.length }}
      >
        <div className="situations-head">
          <BandHeading
            {...section}
            className="bar-mark flex items-center gap-3 font-medium text-accent text-small"
          >
            {heading}
          </BandHeading>
          {hasAxis && (
            <ol aria-hidden="true" className="axis-phases text-label text-muted">
              {phases.map(({ name }) => (
                <li key={name}>{name}</li>
              ))}
            </ol>
          )}
        </div>
        {situations.map((situation) => (
          <Row key={situation.id} {...situation} phases={phases} again={section.again} />
        ))}
      </div>
    </section>
  );
}
