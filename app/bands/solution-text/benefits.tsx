import { ButtonLink } from "../../components/button";
import type { Solution } from "../../content/types";
import { classNames } from "../../lib/class-names";
import { stepClass } from "../../lib/step-class";

type BenefitsProps = Pick<Solution, "benefits"> & { contact: string };

/** Months of the axis; a benefit without an end runs to the last. */
const months = 12;

function spokenMonths(month: number, until: number): string {
  if (until === months) return `from month ${month}`;
  return until === month ? `month ${month}` : `months ${month} to ${until}`;
}

/**
 * Benefits on an axis of one year: each is a bar that starts in the month in which it lands. The one
 * being read is bold (benefits.css), the key benefit vermilion.
 */
export function Benefits({ benefits, contact }: BenefitsProps) {
  return (
    <aside aria-labelledby="benefits-heading" className="wide:col-start-2 wide:row-start-1">
      <div className="benefits-panel on-ink rounded-card">
        <h2 id="benefits-heading" className="display text-title-3">
          Business Benefits
        </h2>
        <p className="text-label text-muted">When each one lands, in months after kickoff.</p>
        <p aria-hidden="true" className="benefit-months text-label text-muted even-figures">
          {Array.from({ length: months }, (_, index) => index + 1).map((month) => (
            <span key={month}>{month}</span>
          ))}
        </p>
        <ol className="benefits text-small">
          {benefits.map(({ text, month, until = months, key: isKey }, index) => (
            <li key={text} className={`starts-${month} ends-${until + 1} ${stepClass(index)}`}>
              <span>{text}</span>
              <span
                className={classNames(
                  "text-label even-figures",
                  isKey ? "text-accent" : "text-muted",
                )}
              >
                <span aria-hidden="true">M{month}</span>
                <span className="sr-only">{spokenMonths(month, until)}</span>
              </span>
              <span aria-hidden="true" data-bar={isKey ? "critical" : ""} />
            </li>
          ))}
        </ol>
        <ButtonLink href={contact} className="w-full">
          Contact Us
        </ButtonLink>
      </div>
    </aside>
  );
}
