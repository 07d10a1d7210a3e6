import { ButtonLink } from "../../components/button";
import type { BandSection } from "../../content/schema/band";
import type { Solution } from "../../content/types";
import { classNames } from "../../lib/class-names";
import { filled, useWords } from "../../lib/use-words";
import { sideCard } from "../subsection";

interface BenefitsProps extends Pick<Solution, "benefits">, Pick<BandSection, "again"> {
  heading: string;
  text: string;
  contact: string;
}

/** Months of the axis; a benefit without an end runs to the last. */
const months = 12;

/**
 * Benefits on an axis of one year: each is a bar that starts in the month in which it lands. The one
 * being read is bold (benefits.css), the key benefit in the accent. With a date, its months have names.
 */
export function Benefits({ again, heading, text, benefits, contact }: BenefitsProps) {
  const { actions, service: words } = useWords();
  const spoken = (month: number, until: number) => {
    if (until === months) return filled(words.fromMonth, { month });
    return until === month
      ? filled(words.inMonth, { month })
      : filled(words.inMonths, { from: month, to: until });
  };
  return (
    <aside
      aria-labelledby={`benefits-heading${again}`}
      className="paper-aside benefits-beside wide:col-start-2 wide:row-start-1"
    >
      <div
        data-drawing="benefits"
        data-months={benefits.find((benefit) => benefit.key)?.month}
        className={`benefits-panel ${sideCard}`}
      >
        <h2 id={`benefits-heading${again}`} className="display text-title-3">
          {heading}
        </h2>
        <p data-note className="mt-1.5 text-label text-muted">
          {text}
        </p>
        <p aria-hidden="true" className="benefit-months text-label text-muted even-figures">
          {Array.from({ length: months }, (_, index) => index + 1).map((month) => (
            <span key={month} data-month={month} data-as="narrow">
              {month}
            </span>
          ))}
        </p>
        <ol className="benefits text-small">
          {benefits.map(({ text, month, until = months, key: isKey }, index) => (
            <li
              key={text}
              className="benefit"
              style={{ "--starts": month, "--ends": until + 1, "--step": index }}
            >
              <span>{text}</span>
              <span
                className={classNames(
                  "text-label even-figures",
                  isKey ? "text-accent" : "text-muted",
                )}
              >
                <span aria-hidden="true" data-month={month}>
                  {filled(words.shortMonth, { month })}
                </span>
                <span className="sr-only" data-month={month} data-as="long">
                  {spoken(month, until)}
                </span>
              </span>
              <span
                aria-hidden="true"
                data-bar={isKey ? "critical" : ""}
                className={isKey ? "bg-mark" : "bg-data-1"}
              />
            </li>
          ))}
        </ol>
        <ButtonLink href={contact} className="benefits-call w-full">
          {actions.contact}
        </ButtonLink>
      </div>
    </aside>
  );
}
